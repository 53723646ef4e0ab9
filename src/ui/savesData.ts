/** Whether the visitor has asked for fewer downloads. Not every browser tells. */
export const savesData = (): boolean =>
  navigator.connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
