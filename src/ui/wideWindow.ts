/** From this width on, the page itself shows what narrow windows keep in a sheet. */
export const wideWindow = '(min-width: 900px)';
