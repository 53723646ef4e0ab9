/** Shown when the app could not start. They are in the inline script of every page; words for anything else are apart. */
export const start = {
  failed: 'AI Club could not start.',
  advice: 'Reload the page. Your account and your courses are safe.',
  offline: 'You are offline. It starts when you are back online.',
  reload: 'Reload',
} as const;

/** Shown where JavaScript is switched off. */
export const noScript = {
  title: 'This page needs JavaScript.',
  advice: 'Switch it on in your browser and load this page again. Home and courses can be read without:',
  home: 'Home',
  courses: 'Courses',
} as const;

/** Shown on a page that has stopped, as a page that Back brings may in Firefox. */
export const stopped = {
  withWork: 'This page has stopped working. Copy what you have written, then reload it.',
  offline: 'This page has stopped working. Reload it once you are back online.',
} as const;
