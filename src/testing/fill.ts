import type { UserEvent } from '@testing-library/user-event';

/**
 * Fills a field at once, as a password manager does. Typed key by key, a form is drawn thirty times where a test
 * is about what follows.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
