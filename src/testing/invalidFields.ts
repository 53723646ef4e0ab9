/**
 * The names of the fields that the browser's own check does not let pass. Of a form that it holds back nothing is sent and
 * nothing said, so that a test would wait in vain and not say why.
 */
export const invalidFields = (): string[] =>
  [...document.querySelectorAll('form :is(input, select, textarea):invalid')].map(
    (field) => field.getAttribute('name') ?? '',
  );
