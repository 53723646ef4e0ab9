/**
 * The names of the fields that fail the browser's own validation. It then submits nothing and says nothing, so a test
 * would time out without saying why.
 */
export const invalidFields = (): string[] =>
  [...document.querySelectorAll('form :is(input, select, textarea):invalid')].map(
    (field) => field.getAttribute('name') ?? '',
  );
