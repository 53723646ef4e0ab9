import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { type Servers, startServers } from './servers';

/** A browser with servers of its own, in which one sequence follows the other. */
export interface Lane {
  browser: Browser;
  servers: Servers;
  /** The script that reads pages from inside. */
  probe: string;
  /** How many times slower than a quiet one this machine is. */
  slowness: number;
  /** Takes a fresh browser in place of one that does not answer any more. */
  renew: () => Promise<void>;
}

interface LaneOptions {
  folder: string;
  probe: string;
  slowness: number;
  launch: LaunchOptions;
}

export async function openLane({ folder, probe, slowness, launch }: LaneOptions): Promise<Lane> {
  const servers = await startServers(folder);
  const args = [...(launch.args ?? []), `--host-resolver-rules=${servers.resolverRules}`];
  const lane: Lane = {
    browser: await chromium.launch({ ...launch, args }),
    servers,
    probe,
    slowness,
    renew: async () => {
      // It may answer to this no more than to anything else.
      lane.browser.close().catch(() => undefined);
      lane.browser = await chromium.launch({ ...launch, args });
    },
  };
  return lane;
}
