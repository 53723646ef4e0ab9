/**
 * Scrolls a list of lessons until a row that is below its visible part is in the middle. Nothing around the list scrolls,
 * as it would with `scrollIntoView`: neither the page nor a sheet that is still sliding in.
 */
export function scrollToRow(row: Element | null | undefined, scroller: Element | null | undefined): void {
  if (!row || !scroller) return;
  scroller.scrollTop = 0;
  const below = row.getBoundingClientRect().bottom - scroller.getBoundingClientRect().top;
  if (below > scroller.clientHeight) scroller.scrollTop += below - scroller.clientHeight / 2;
}
