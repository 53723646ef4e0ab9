/** Shown when the app could not start, or JavaScript is switched off. */
export const start = {
  failed: 'AI Club could not start.',
  advice: 'Reload the page. Your account and your courses are safe.',
  offline: 'You are offline. It starts when you are back online.',
  reload: 'Reload',
  withoutScript: 'This page needs JavaScript.',
  adviceWithoutScript:
    'Switch it on in your browser and load this page again. Home and courses can be read without:',
  home: 'Home',
  courses: 'Courses',
} as const;
