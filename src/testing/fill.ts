import type { UserEvent } from '@testing-library/user-event';

/**
 * Fills a field at once, as a password manager does. Typing key by key would render the form thirty times, in tests
 * that are about what follows.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
