/** Stands behind a count of done lessons: how many of them the service does not have yet. */
export const WaitingNote = ({ count }: { count: number }) =>
  count > 0 && <span className="note"> ({count} waiting to be sent)</span>;
