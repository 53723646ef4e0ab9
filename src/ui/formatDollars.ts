const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** "$3,508.80". */
export const formatDollars = (amount: number): string => exact.format(amount);

/** "$29"; for amounts that have no cents. */
export const formatWholeDollars = (amount: number): string => whole.format(amount);
