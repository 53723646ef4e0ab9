import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { option } from './options.ts';

export const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;

/**
 * A mid-range phone's processor and a slow mobile network, the same for every device. Latency in ms. `--cpu 1` measures
 * at the machine's own speed.
 */
const slow = { cpu: Number(option('cpu', '4')), latency: 150, bitsPerSecond: 1_600_000 };

/** A fresh visitor on a slow device: nothing cached, nothing stored. */
export async function openDevice(
  browser: Browser,
  device: Device,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(devices[device]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.bitsPerSecond / 8,
    uploadThroughput: slow.bitsPerSecond / 16,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  return { page, session };
}
