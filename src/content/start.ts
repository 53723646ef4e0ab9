/** What is said when the product could not start. */
export const start = {
  failed: 'AI Club could not start.',
  advice: 'Reload the page. Your account and your courses are safe.',
  offline: 'You are offline. It starts when you are back online.',
  reload: 'Reload',
} as const;
