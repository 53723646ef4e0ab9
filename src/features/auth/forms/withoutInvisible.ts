/**
 * Without invisible characters copied along with an address: browsers refuse them but do not show them. Joiners stay
 * behind letters that may need them: some scripts, and composed emoji, are written with them. No lookbehind: Safari
 * before 16.4 would not load the form.
 */
export const withoutInvisible = (text: string): string =>
  text
    .replace(/[^\P{Cf}\u200C\u200D]/gu, '')
    .replace(/(^|\p{ASCII})[\u200C\u200D]+/gu, '$1')
    .trim();
