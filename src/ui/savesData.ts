/** Whether the visitor has asked for fewer downloads. Not every browser can be asked. */
export const savesData = (): boolean =>
  navigator.connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
