import type { PageState } from './page/readPage';
import type { World } from './world';
import { foreignWords, rowsOf } from './learningRecord';

const lessonIn = (address: string): string | undefined => /\/learn\/([\w-]+)/.exec(address)?.[1];

/** Shown only after a request has failed, because until then the page does not know that the connection is lost. */
const saysItWaits = /Waiting for a connection\.|Not sent yet\./;

/** Text of one account must not be shown to another, or to a signed-out visitor. */
const noForeignWords = ({ text, fields, account }: PageState): string[] =>
  [text, ...fields.map(({ value }) => value)]
    .flatMap((shown) => foreignWords(shown, account.stored))
    .map((words) => `“${words}” is shown to ${account.stored ?? 'nobody'}`);

/** A lesson shown as done must be done at the service, or shown as waiting. */
function noFalseTicks({ address, mainText, account }: PageState, world: World): string[] {
  if (account.stored === undefined) return [];
  const ticked = new Set(
    world.learning.deeds
      .filter((deed) => deed.kind === 'tick' && deed.account === account.stored)
      .map(({ what }) => what),
  );
  const count = Number(/(\d) of 9 lessons done/.exec(mainText)?.[1] ?? 0);
  const problems = count > ticked.size ? [`${count} lessons are called done, ${ticked.size} are`] : [];
  const lesson = lessonIn(address);
  const line = /^Done on .*$/m.exec(mainText)?.[0];
  if (lesson === undefined || line === undefined) return problems;
  if (!ticked.has(lesson)) problems.push(`${lesson} was never marked as done, and says: ${line}`);
  const isAtService = rowsOf(world.servers.service.emulator, account.stored).ticks.includes(lesson);
  if (!isAtService && !saysItWaits.test(line)) problems.push(`${lesson} waits, and says: ${line}`);
  return problems;
}

/** A text shown as saved must be at the service, unless it was overwritten since. */
function noFalseSaving({ address, mainText, fields, layer, account }: PageState, world: World): string[] {
  const { learning, servers } = world;
  const isAlone = (mainText.match(/Saved at/g) ?? []).length === 1 && layer === undefined;
  const value = fields.find(({ name }) => /explain/i.test(name))?.value;
  if (!isAlone || lessonIn(address) === undefined || value === undefined) return [];
  if (account.stored === undefined || learning.replaced.has(value)) return [];
  const { answer = '' } = rowsOf(servers.service.emulator, account.stored);
  return answer === value ? [] : [`“${value}” is called saved, and “${answer}” is`];
}

export const learningInvariants = {
  'no words of another account': noForeignWords,
  'no false tick': noFalseTicks,
  'nothing is called saved that is not': noFalseSaving,
};
