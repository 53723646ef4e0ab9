async function loadTitles(): Promise<void> {
  const { loadLessonTitles } = await import('./lessonTitles');
  await loadLessonTitles();
}

/** A part together with the titles it shows: one that arrived later could move what follows by a line. */
export async function withLessonTitles<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadTitles()]);
  return loaded;
}
