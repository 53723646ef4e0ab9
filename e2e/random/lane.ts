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
  close: () => Promise<void>;
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
  const browser = await chromium.launch({ ...launch, args });
  return {
    browser,
    servers,
    probe,
    slowness,
    close: async () => {
      await browser.close();
      await servers.close();
    },
  };
}
