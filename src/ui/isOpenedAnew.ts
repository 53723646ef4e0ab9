/** Whether the document was asked for by its address or by a link, neither by Reload nor by a step in history. */
export function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}
