/** A window as low as 400 % of zoom leaves it, where what stays in sight would leave no room to read. */
export const lowWindow = '@media (height < 320px)';
