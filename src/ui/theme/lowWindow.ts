/**
 * A window as low as at 400 % zoom, where sticky parts would leave no room to read: 320 pixels, and more for larger
 * text.
 */
export const lowWindow = '@media (height < 20rem)';
