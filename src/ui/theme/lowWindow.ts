/** A window as low as at 400 % zoom, where sticky parts would leave no room to read. */
export const lowWindow = '@media (height < 320px)';
