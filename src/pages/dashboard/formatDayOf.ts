/** An ISO time as a day: "November 14, 2026". */
export const formatDayOf = (time: string): string =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' });
