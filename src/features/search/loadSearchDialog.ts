/** The overlay's own download: nobody needs it before they mean to search. */
export const loadSearchDialog = () => import('./SearchDialog');

/** Fetches the overlay ahead of the press, when somebody points at a search button or tabs to it. */
export function preloadSearch(): void {
  // A failure shows when the overlay is really wanted, with a way to try again.
  loadSearchDialog().catch(() => undefined);
}
