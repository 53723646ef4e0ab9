import type { BrowserContext, Page } from '@playwright/test';
import type { Emulator } from '@mocks/service/emulator';
import { seedUsers } from '@mocks/seedUsers';
import { newUser } from '../checks/newUser';
import { sessionKey } from './places';

interface Remains {
  where: string;
  text: string;
}

/** Everything a page stores, except under the client's own key. */
async function keptBy(page: Page): Promise<Remains[]> {
  const kept = await page.evaluate((ownKey) => {
    const entriesOf = (place: () => Storage) => {
      try {
        return Object.entries(place());
      } catch {
        return [];
      }
    };
    const entries = [...entriesOf(() => localStorage), ...entriesOf(() => sessionStorage)];
    const others = entries.filter(([key]) => !key.startsWith(ownKey)).map((entry) => entry.join('='));
    return [
      ...others,
      document.cookie,
      JSON.stringify(history.state),
      location.href,
      document.body.innerText,
    ];
  }, sessionKey);
  return kept.map((text) => ({ where: `kept by ${page.url()}`, text }));
}

/** All existing passwords and refresh tokens; access tokens are recognized by their format. */
function secretsOf(emulator: Emulator): string[] {
  const refreshTokens = emulator.transact(({ tables }) =>
    [...tables.sessions.values()].flatMap(({ refreshTokens }) => refreshTokens.map(({ token }) => token)),
  );
  return [
    'flow-matic-1955',
    ...Object.values(seedUsers).map(({ password }) => password),
    newUser.password,
    ...refreshTokens,
  ];
}

const accessToken = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;

/** All places outside the client's own key that contain a password or a token. */
export async function findSecrets({
  context,
  traces,
  emulator,
}: {
  context: BrowserContext;
  traces: readonly string[];
  emulator: Emulator;
}): Promise<string[]> {
  const secrets = secretsOf(emulator);
  const pages = context.pages().filter((page) => page.url().startsWith('http'));
  const kept = await Promise.all(pages.map(keptBy));
  const remains = [...traces.map((text) => ({ where: 'a trace', text })), ...kept.flat()];
  return remains
    .filter(({ text }) => accessToken.test(text) || secrets.some((secret) => text.includes(secret)))
    .map(({ where, text }) => `${where}: ${text.slice(0, 200)}`);
}
