import { isFailedDownload } from './failedDownload';

/** What is reported about an error: where in the code it happened, never its message, which may quote a person. */
export interface ErrorReport {
  /** The kind of error, such as "TypeError". */
  name: string;
  /** The innermost places in our scripts, such as "index-Ab12Cd.js:3:1402". */
  frames: readonly string[];
  /** The first segment of the path, such as "/course": it never names a person. */
  page: string;
}

const mostFrames = 8;
/** Per document, in case errors keep coming. */
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
 * The only function that reports errors; it does nothing unless the build names an address. A failed download is the
 * network's error, not ours.
 */
export function sendErrorReport(error: unknown): void {
  if (address === undefined || sent.length >= mostReports || isFailedDownload(error)) return;
  const report = JSON.stringify(describeError(error));
  if (sent.includes(report)) return;
  sent.push(report);
  // Text needs no preflight, and a beacon outlives the page.
  navigator.sendBeacon(address, report);
}

/** Starts to report every uncaught error to the address. */
export function startErrorReports(to: string): void {
  address = to;
  sent = [];
  window.addEventListener('error', ({ error }) => sendErrorReport(error));
  window.addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason));
}
