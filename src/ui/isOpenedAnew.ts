/** Whether the document was opened by its address or a link, not by a reload or a history step. */
export function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}
