/** Placeholder filled in with the forms. */
export function ResendConfirmation() {
  return null;
}
