/** From this width on the styles show in the page itself what narrow windows keep in a sheet. */
export const wideWindow = '(min-width: 900px)';
