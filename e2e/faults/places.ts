import { sessionStorageKey } from '@/env';

/** Where the production build under test is served. */
export const site = 'http://localhost:4273';
/** Where the same build with learning is served. */
export const learningSite = 'http://localhost:4274';
/** The account service's address in the build; the browser of each worker is redirected to a server of its own. */
export const backend = 'http://127.0.0.1:54399';
/** The emulator as a server of its own, for the journeys without faults. */
export const emulatorPort = 54398;
export const apiKey = 'sb_publishable_mock';
export const sessionKey = sessionStorageKey(backend);

export const client = /\/assets\/supabase-[^/]+\.js$/;
