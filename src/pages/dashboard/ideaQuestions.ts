/** Questions that creators answer before they build a course; the answers are stored like any others. */
export const ideaQuestions = [
  { id: 'idea-1', question: 'Who is it for?' },
  { id: 'idea-2', question: 'What can they do afterwards that they cannot do now?' },
  { id: 'idea-3', question: 'What will they make in the first lesson?' },
  { id: 'idea-4', question: 'Which lessons come after it?' },
  { id: 'idea-5', question: 'What would you ask for it, and why?' },
  { id: 'idea-6', question: 'Who can try the first lesson before anyone pays?' },
] as const;
