import type { Emulator } from './service/emulator';
import { type Consent, isServerAddress, visit } from './visit';

interface Navigating extends Event {
  readonly destination: { readonly url: string };
}

function isNavigating(event: Event): event is Navigating {
  return 'destination' in event;
}

let askConsent: ((consent: Consent) => void) | null = null;

/** Hands a provider's question to whoever can show it. Returns how to stop. */
export function answerConsents(ask: (consent: Consent) => void): () => void {
  askConsent = ask;
  return () => {
    askConsent = null;
  };
}

async function play(server: Emulator, address: string): Promise<void> {
  const outcome = await visit(server, address);
  if (outcome.kind === 'redirect') window.location.assign(outcome.address);
  else if (outcome.kind === 'refusal') document.body.textContent = outcome.text;
  else if (askConsent) askConsent(outcome);
  else window.location.assign(await outcome.decline());
}

/**
 * A service worker cannot answer for pages of another origin, so navigations to the server are caught before
 * they begin, and what the server would have done happens here. Browsers without the Navigation API go astray.
 */
export function playServerPages(server: Emulator): void {
  if (!('navigation' in window) || !(window.navigation instanceof EventTarget)) return;
  window.navigation.addEventListener('navigate', (event) => {
    if (!isNavigating(event) || !event.cancelable || !isServerAddress(event.destination.url)) return;
    event.preventDefault();
    void play(server, event.destination.url);
  });
}
