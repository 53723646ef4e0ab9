import { isFailedDownload } from './failedDownload';

/** What is told of an error: where in the program it is, never what it says, because that may be somebody's words. */
export interface ErrorReport {
  /** The kind of error, such as "TypeError". */
  name: string;
  /** The innermost places in our scripts, such as "index-Ab12Cd.js:3:1402". */
  frames: readonly string[];
  /** The first part of the address: a course is named by it, a person never. */
  page: string;
}

const mostFrames = 8;
/** A page that fails in a loop is told of once. */
const mostReports = 10;

export function describeError(error: unknown): ErrorReport {
  const isError = error instanceof Error;
  const places = (isError && error.stack?.matchAll(/\/assets\/([\w.-]+:\d+:\d+)/g)) || [];
  return {
    name: isError ? error.name : typeof error,
    frames: [...places].slice(0, mostFrames).map(([, frame = '']) => frame),
    page: `/${window.location.pathname.split('/')[1] ?? ''}`,
  };
}

let address: string | undefined;
let sent: string[] = [];

/**
 * The one door through which errors are reported; closed unless the build names an address. A download that failed
 * is the network's error, not ours.
 */
export function sendErrorReport(error: unknown): void {
  if (address === undefined || sent.length >= mostReports || isFailedDownload(error)) return;
  const report = JSON.stringify(describeError(error));
  if (sent.includes(report)) return;
  sent.push(report);
  // As text it needs no preflight, and as a beacon it outlives the page.
  navigator.sendBeacon(address, report);
}

/** From here on every error that nobody caught is reported to the address. */
export function startErrorReports(to: string): void {
  address = to;
  sent = [];
  window.addEventListener('error', ({ error }) => sendErrorReport(error));
  window.addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason));
}
