import type { BrowserContext, Page } from '@playwright/test';
import { type SeedUser, seedUsers } from '@mocks/seedUsers';
import { site } from '../faults/places';
import type { Filters } from './catalogueModel';
import { listenForComplaints } from './complaints';
import type { Lane } from './lane';
import { type LearningRecord, newLearningRecord } from './learningRecord';
import type { Servers } from './servers';
import type { SeedUserName } from './step';
import { type Answered, setTrouble, type Trouble } from './trouble';
import type { Setting } from './visitor';

/** A typed text that has to stay where it is. */
interface Typed {
  value: string;
  page: string;
  layer: string | undefined;
}

export interface Tab {
  page: Page;
  /** By the region and name of the field. */
  typed: Map<string, Typed>;
  /** The account of the session last seen in this tab. */
  account: string | undefined;
  /** Passwords typed for an account that this tab no longer has; no field may still contain them. */
  leftBehind: Set<string>;
  /** The filters that Undo would restore. */
  undo: Filters | undefined;
  /** The previous step was not waited for, so its effect on the filters may be pending. */
  isHurried: boolean;
}

/** A browser, its environment, and what the test knows about both. */
export interface World {
  servers: Servers;
  /** The first exists from the start. */
  devices: BrowserContext[];
  /** One more browser, with a session of its own. */
  addDevice: (origins: Origins) => Promise<BrowserContext>;
  /** The tabs of all devices. */
  tabs: Tab[];
  active: Tab;
  takeComplaints: () => string[];
  /** Each account's password, by email address. */
  passwords: Map<string, string>;
  /** New passwords that were typed for each account, whether or not they were submitted. */
  newPasswords: Map<string, Set<string>>;
  /** How many users have signed up. */
  signUps: number;
  openedMails: Set<string>;
  /** Devices without a network. */
  offline: Set<BrowserContext>;
  /** Whether the current device is one of them. */
  readonly isOffline: boolean;
  wasOffline: boolean;
  trouble: Trouble;
  answered: Answered;
  /**
   * The link that was followed last, if it must work, and how many calls about links the service had answered by
   * then.
   */
  freshLink: { asked: number } | undefined;
  learning: LearningRecord;
  slowness: number;
}

export const emailOf = (name: SeedUserName): string => seedUsers[name].email;

export const fieldKey = ({ region, name }: { region: string; name: string }): string => `${region} ${name}`;

const newTab = (page: Page): Tab => ({
  page,
  typed: new Map(),
  account: undefined,
  leftBehind: new Set(),
  undo: undefined,
  isHurried: false,
});

export const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };

export type Origins = { origin: string; localStorage: { name: string; value: string }[] }[];

interface Surroundings {
  answered: Answered;
  offline: Set<BrowserContext>;
  complaints: (() => string[])[];
  hasBeenOffline: () => boolean;
}

/** Creates browser contexts and listens to their complaints. */
function deviceMaker(
  { browser, servers, probe }: Lane,
  { visitor, width, scheme }: Setting,
  { answered, offline, complaints, hasBeenOffline }: Surroundings,
): World['addDevice'] {
  const failedOffline = new Set<string>();
  return async (origins) => {
    const context = await browser.newContext({
      baseURL: site,
      viewport: { width, height: heights[width] ?? 900 },
      colorScheme: scheme,
      // Caching the whole release takes longer than a visit of thirty steps.
      serviceWorkers: visitor === 'flaky network' ? 'allow' : 'block',
      storageState: { cookies: [], origins },
    });
    await context.addInitScript({ content: probe });
    const takeComplaints = listenForComplaints(context, {
      // An error about a missing script may name the script that imported it, which can come from the cache.
      has: (address) =>
        (servers.host.missed.size > 0 && address.startsWith(`${site}/assets/`)) ||
        answered.broken.has(address) ||
        failedOffline.has(address),
      hasBeenOffline,
    });
    complaints.push(takeComplaints);
    context.on('request', (request) => {
      if (offline.has(context)) failedOffline.add(request.url());
    });
    return context;
  };
}

/** Opens a fresh browser context with servers that know only the seeded users. */
export async function openWorld(
  lane: Lane,
  setting: Setting,
  store: () => Promise<Origins> = async () => [],
): Promise<World> {
  const { servers, slowness } = lane;
  await servers.service.startAnew();
  servers.host.lose('nothing');
  servers.host.missed.clear();
  const answered: Answered = { broken: new Set(), byService: [] };
  const offline = new Set<BrowserContext>();
  const complaints: (() => string[])[] = [];
  const addDevice = deviceMaker(lane, setting, {
    answered,
    offline,
    complaints,
    hasBeenOffline: () => world.wasOffline,
  });
  const context = await addDevice(await store());
  const tab = newTab(await context.newPage());
  const accounts = Object.values(seedUsers).map(
    ({ email, password }: SeedUser) => [email, password] as const,
  );
  const world: World = {
    servers,
    devices: [context],
    addDevice,
    tabs: [tab],
    active: tab,
    takeComplaints: () => complaints.flatMap((take) => take()),
    passwords: new Map(accounts),
    newPasswords: new Map(),
    signUps: 0,
    openedMails: new Set(),
    offline,
    get isOffline() {
      return offline.has(this.active.page.context());
    },
    wasOffline: false,
    trouble: 'works',
    answered,
    freshLink: undefined,
    learning: newLearningRecord(),
    slowness,
  };
  startTrouble(world, 'works');
  return world;
}

/** Calls before which the browser stores a new key for the next link, whether or not a mail is sent. */
export const askingForMail = /^POST (?:signup|recover|resend|otp)/;

/**
 * Whether the browser has lost the key of the newest link: a logout deletes it, even if the service does not receive
 * the call, and a sign-in with a provider replaces it.
 */
export const isKeyGone = ({ servers: { service } }: World): boolean =>
  service.calls
    .slice(service.calls.findLastIndex((call) => askingForMail.test(call)) + 1)
    .some((call) => /^(?:POST logout|GET authorize)/.test(call));

/** How often the service itself has answered for the code of a link. */
export const askedAboutLinks = ({ answered }: World): number =>
  answered.byService.filter((call) => call === 'POST token?grant_type=pkce').length;

/** Opens a tab on the current device, or on the given one. */
export async function openTab(world: World, device = world.active.page.context()): Promise<void> {
  const tab = newTab(await device.newPage());
  world.tabs.push(tab);
  world.active = tab;
}

export async function closeTab(world: World): Promise<void> {
  const left = world.tabs.filter((tab) => tab !== world.active);
  const [next] = left;
  if (!next) return;
  await world.active.page.close();
  world.tabs = left;
  world.active = next;
}

export async function changeTabs(world: World): Promise<void> {
  const at = world.tabs.indexOf(world.active);
  world.active = world.tabs[(at + 1) % world.tabs.length] ?? world.active;
  await world.active.page.bringToFront();
}

/** Disconnects the current device from the network, or reconnects it. */
export async function setNetwork(world: World, isThere: boolean): Promise<void> {
  const device = world.active.page.context();
  if (isThere) world.offline.delete(device);
  else world.offline.add(device);
  world.wasOffline ||= !isThere;
  await device.setOffline(!isThere);
}

export function startTrouble(world: World, trouble: Trouble): void {
  world.trouble = trouble;
  setTrouble(world.servers.service, trouble, world.answered);
}

export const isAway = (page: Page): boolean => !page.url().startsWith(`${site}/`);
