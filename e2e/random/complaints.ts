import type { BrowserContext } from '@playwright/test';
import { pictureOrigins } from '@/ui/art/pictureHosts';
import { workerScriptIsOutOfReach } from '../browsers/chromium';
import { backend } from '../faults/places';

/** The addresses whose requests the test itself has made fail. */
export interface Broken {
  has: (address: string) => boolean;
  /** Whether the network has ever been away; the browser does not log which script it then could not update. */
  hasBeenOffline: () => boolean;
}

const workerIsKeptOut = 'Service Worker registration blocked by Playwright';
const disconnected = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED';

const addressIn = /https?:\/\/[^\s'"()]+/;
/** How the browser and its module loader report a failed request. */
const aboutRequest =
  /^Failed to load resource|^Failed to load module script|Failed to fetch dynamically imported module|^Access to fetch|error loading dynamically imported module|Unable to preload CSS|^Loading the stylesheet/;

/** The service refuses wrong input by a status, which the browser logs. */
const isRefusal = (text: string, address: string): boolean =>
  address.startsWith(`${backend}/`) && /^Failed to load resource: .*status of 4\d\d/.test(text);

/** Members who signed in with a provider have a picture from there, and the test may run without internet access. */
const isPictureFromOutside = (text: string, address: string): boolean =>
  text.startsWith('Failed to load resource') &&
  pictureOrigins.some((origin) => address.startsWith(`${origin}/`));

/**
 * Listens to every tab of a browser for errors and warnings, which include policy violations. Returns a function that
 * returns the complaints since its last call.
 */
export function listenForComplaints(context: BrowserContext, broken: Broken): () => string[] {
  const complaints: string[] = [];
  const isOfBroken = (text: string, address = '') =>
    aboutRequest.test(text) && (broken.has(address) || broken.has(addressIn.exec(text)?.[0] ?? ''));
  context.on('console', (message) => {
    const text = message.text();
    const address = message.location().url;
    if (!['error', 'warning'].includes(message.type())) return;
    // A page for an unknown address is answered with 404 on purpose.
    const isMissingPage = address === message.page()?.url() && text.includes('status of 404');
    // Logged without the address of the request.
    const isAboutOffline = text === workerScriptIsOutOfReach || text.startsWith(disconnected);
    if (isAboutOffline && broken.hasBeenOffline()) return;
    if (text === workerIsKeptOut || isPictureFromOutside(text, address)) return;
    if (isMissingPage || isOfBroken(text, address) || isRefusal(text, address)) return;
    complaints.push(`console ${message.type()}: ${text} (${address})`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    // A page that cannot start without a missing file reports it.
    if (!isOfBroken(message)) complaints.push(`uncaught: ${message}`);
  });
  return () => complaints.splice(0);
}
