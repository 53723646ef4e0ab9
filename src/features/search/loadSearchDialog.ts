/** The overlay's own download. */
export const loadSearchDialog = () => import('./SearchDialog');
