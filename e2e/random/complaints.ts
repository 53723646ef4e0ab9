import type { BrowserContext } from '@playwright/test';
import { pictureOrigins } from '@/ui/art/pictureHosts';
import { workerScriptIsOutOfReach } from '../browsers/chromium';
import { backend } from '../faults/places';

/** The addresses whose requests the tester itself has made fail. */
export interface Broken {
  has: (address: string) => boolean;
  /** Whether the network has ever been away; the browser does not say which script it then could not update. */
  hasBeenOffline: () => boolean;
}

const workerIsKeptOut = 'Service Worker registration blocked by Playwright';
const disconnected = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED';

const addressIn = /https?:\/\/[^\s'"()]+/;
/** How the browser and its module loader mention a request that failed. */
const aboutRequest =
  /^Failed to load resource|^Failed to load module script|Failed to fetch dynamically imported module|^Access to fetch|error loading dynamically imported module|Unable to preload CSS|^Loading the stylesheet/;

/** The service refuses what is wrong by a status, and the browser mentions it. */
const isRefusal = (text: string, address: string): boolean =>
  address.startsWith(`${backend}/`) && /^Failed to load resource: .*status of 4\d\d/.test(text);

/** Members of a provider have a picture of its own there, and the tester may have no way into the internet. */
const isPictureFromOutside = (text: string, address: string): boolean =>
  text.startsWith('Failed to load resource') &&
  pictureOrigins.some((origin) => address.startsWith(`${origin}/`));

/**
 * Listens to every tab of a browser for errors and warnings, which is also where it writes breaches of the
 * policy. Answers with what it has heard since the last call.
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
    // Said before the browser tells which request it was.
    const isAboutOffline = text === workerScriptIsOutOfReach || text.startsWith(disconnected);
    if (isAboutOffline && broken.hasBeenOffline()) return;
    if (text === workerIsKeptOut || isPictureFromOutside(text, address)) return;
    if (isMissingPage || isOfBroken(text, address) || isRefusal(text, address)) return;
    complaints.push(`console ${message.type()}: ${text} (${address})`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    // A page that cannot start without what is missing reports it.
    if (!isOfBroken(message)) complaints.push(`uncaught: ${message}`);
  });
  return () => complaints.splice(0);
}
