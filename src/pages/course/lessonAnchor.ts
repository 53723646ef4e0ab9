/** The id of a lesson's row; with "#" before it, its address within the page. */
export const lessonAnchor = (number: number): string => `lesson-${number}`;

/** The lesson an address points to; undefined when it points to none of `count`. */
export function readLessonAnchor(hash: string, count: number): number | undefined {
  const number = Number(/^#lesson-(\d{1,3})$/.exec(hash)?.[1]);
  return number >= 1 && number <= count ? number : undefined;
}
