/** Stands in for stylesheets and fonts, which Jest does not load. */
export const empty = '';
