/** What the banner at the top says on a lesson's page without a connection. */
export const offlineWords = {
  kept: 'You are offline. This lesson is on this device. What you write and tick is kept and sent later.',
  /** Where the browser has no copy of the pages. */
  withoutCopy:
    'You are offline. What you write and tick is kept and sent later. Keep this tab open to read on.',
  /** Where the browser stores nothing. */
  inMemory:
    'You are offline. What you write and tick is kept until you close this tab, and sent when you are online again.',
  /** For readers who have not enrolled. */
  preview: 'You are offline. This lesson is on this device.',
  previewWithoutCopy: 'You are offline. Keep this tab open to read on.',
  notKept: 'This lesson is not on this device yet. Open it once with a connection, and it stays.',
} as const;
