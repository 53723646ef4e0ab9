import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { type Servers, startServers } from './servers';

/** A browser with servers of its own, which runs one sequence after another. */
export interface Lane {
  browser: Browser;
  servers: Servers;
  /** The script that reads pages from inside. */
  probe: string;
  /** How many times slower this machine is than a quiet one. */
  slowness: number;
  /** Replaces a browser that has hung by a fresh one. */
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
      // A hung browser may not close either.
      lane.browser.close().catch(() => undefined);
      lane.browser = await chromium.launch({ ...launch, args });
    },
  };
  return lane;
}
