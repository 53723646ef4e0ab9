/** "November 21", with the year unless it is the current one. Accepts what `Date` accepts. */
export function formatDate(of: string | number): string {
  const moment = new Date(of);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  return moment.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** "2:10 PM". */
export const formatTime = (of: string | number): string =>
  new Date(of).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** "November 21, 2:10 PM". */
export const formatMoment = (of: string | number): string => `${formatDate(of)}, ${formatTime(of)}`;

export const isToday = (of: number): boolean => new Date(of).toDateString() === new Date().toDateString();
