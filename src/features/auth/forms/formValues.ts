/**
 * What the form holds when it is submitted, straight from its fields: a password manager may have filled
 * them without the page noticing.
 */
export function formValues(form: HTMLFormElement) {
  const typed = (name: string): string => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field.value;
    throw new Error(`The form has no field "${name}" to read`);
  };
  return {
    /** Exactly as typed: a password may begin or end with spaces. */
    typed,
    /** Without surrounding spaces and control characters. */
    tidy: (name: string): string =>
      typed(name)
        .replace(/\p{Cc}/gu, '')
        .trim(),
  };
}
