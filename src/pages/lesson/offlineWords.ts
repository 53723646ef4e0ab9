/** What the banner at the top says without a connection, on the page of a lesson. */
export const offlineWords = {
  kept: 'You are offline. This lesson is on this device. What you write and tick is kept and sent later.',
  /** Where the browser keeps nothing. */
  inMemory:
    'You are offline. What you write and tick is kept until you close this tab, and sent when you are online again.',
  /** For those who have not enrolled. */
  preview: 'You are offline. This lesson is on this device.',
  notKept: 'This lesson is not on this device yet. Open it once with a connection, and it stays.',
} as const;
