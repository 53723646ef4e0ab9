/** The single-key shortcuts of a lesson's page, as their list names them. */
export const lessonKeys = [
  { key: 'N', does: 'next lesson' },
  { key: 'P', does: 'previous lesson' },
  { key: 'O', does: 'outline, at the next lesson that is not done; Enter opens it' },
  { key: 'T', does: 'your notes' },
  { key: '?', does: 'this list' },
  { key: '/', does: 'search' },
  { key: '1 to 9', does: 'choose a group or a word, while the focus is in an exercise' },
] as const;
