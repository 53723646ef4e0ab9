import * as v from 'valibot';
import { readAs } from '@/features/auth/session/readUnknown';
import { type AnswerBody, answerBody, isSameBody } from './answerBody';
import {
  clearDevice,
  deviceKeys,
  isInMemoryOnly,
  keyOf,
  onDeviceChange,
  readDevice,
  removeFromDevice,
  writeDevice,
} from './deviceStorage';

const version = v.object({ body: answerBody, revision: v.number() });

const heldText = v.object({
  ...version.entries,
  /** The service does not have it yet. */
  isDirty: v.boolean(),
  /** When it was last written or received, in milliseconds since the epoch. */
  at: v.number(),
  /** While it is not sent: the service's text over which it was written. A revision may be given twice, see `receive`. */
  base: v.optional(answerBody),
  /** What was sent last. Where no answer came back, the service may have it all the same. */
  sent: v.optional(answerBody),
  /** What was sent before that and never heard of either, the first ones first. */
  sentBefore: v.optional(v.array(answerBody)),
  /** Why the service does not take it as it is. */
  refusal: v.optional(v.string()),
  /** What another device wrote meanwhile; both are kept until the learner chooses. */
  theirs: v.optional(version),
});
const heldNote = v.object({ ...heldText.entries, lesson: v.string(), isDeleted: v.optional(v.boolean()) });
const heldTexts = v.object({
  answers: v.record(v.string(), heldText),
  notes: v.record(v.string(), heldNote),
});

/** A text as it lies on this device, and which of the service's versions it was written over. */
export type HeldText = v.InferOutput<typeof heldText>;
export type HeldNote = v.InferOutput<typeof heldNote>;
/** Answers by block, notes by their id. Never part of an action, a log or an address. */
export type HeldTexts = v.InferOutput<typeof heldTexts>;

/** How the keys of somebody's texts begin. */
export const textsKey = (learnerId: string | null): string => keyOf('texts', learnerId);

export type TextKind = keyof HeldTexts;

/** Each text has a key of its own: tabs that write at the same moment could overwrite a list. */
const textKey = (learnerId: string | null, kind: TextKind, id: string): string =>
  `${textsKey(learnerId)}:${kind}:${id}`;

const cache = new Map<string, HeldTexts>();
// Not while pages are prerendered.
if (typeof window !== 'undefined') {
  onDeviceChange((changed) => {
    for (const start of cache.keys()) if (changed.startsWith(start)) cache.delete(start);
  });
}

function readKind<Held>(
  learnerId: string | null,
  kind: TextKind,
  schema: v.GenericSchema<unknown, Held>,
): Record<string, Held> {
  const start = textKey(learnerId, kind, '');
  const entries = deviceKeys(start).flatMap((key) => {
    const held = readAs(schema, readDevice(key));
    return held === undefined ? [] : [[key.slice(start.length), held] as const];
  });
  return Object.fromEntries(entries);
}

/** The same object until something is written. */
export function readTexts(learnerId: string | null): HeldTexts {
  const start = textsKey(learnerId);
  const texts = cache.get(start) ?? {
    answers: readKind(learnerId, 'answers', heldText),
    notes: readKind(learnerId, 'notes', heldNote),
  };
  cache.set(start, texts);
  return texts;
}

/** Reads anew first, because another tab may have written meanwhile; writes what has changed, and nothing else. */
export function changeTexts(learnerId: string | null, change: (texts: HeldTexts) => HeldTexts): void {
  cache.delete(textsKey(learnerId));
  const before = readTexts(learnerId);
  const after = change(before);
  for (const kind of ['answers', 'notes'] as const) {
    for (const [id, held] of Object.entries(after[kind])) {
      if (held !== before[kind][id]) writeDevice(textKey(learnerId, kind, id), held);
    }
    for (const id of Object.keys(before[kind])) {
      if (!(id in after[kind])) removeFromDevice(textKey(learnerId, kind, id));
    }
  }
}

/** Whether anything that is not sent yet is gone with the tab. */
export function isUnsentInMemory(learnerId: string): boolean {
  const texts = readTexts(learnerId);
  return (['answers', 'notes'] as const).some((kind) =>
    Object.entries(texts[kind]).some(
      ([id, { isDirty }]) => isDirty && isInMemoryOnly(textKey(learnerId, kind, id)),
    ),
  );
}

/** Whether it is gone with the tab, as everything of visitors is. */
export const isTextInMemory = (learnerId: string | null, kind: TextKind, id: string): boolean =>
  learnerId === null || isInMemoryOnly(textKey(learnerId, kind, id));

export const forgetTexts = (learnerId: string | null): void => clearDevice(textsKey(learnerId));

function written(before: HeldText | undefined, body: AnswerBody): HeldText {
  const base = before?.isDirty ? before.base : before?.body;
  return { revision: 0, ...before, base, body, isDirty: true, at: Date.now(), refusal: undefined };
}

export function writeAnswer(learnerId: string | null, block: string, body: AnswerBody): void {
  changeTexts(learnerId, ({ answers, notes }) => ({
    answers: { ...answers, [block]: written(answers[block], body) },
    notes,
  }));
}

export function writeNote(learnerId: string, id: string, note: { lesson?: string; body: string }): void {
  changeTexts(learnerId, ({ answers, notes }) => {
    const before = notes[id];
    const lesson = before?.lesson ?? note.lesson ?? '';
    return { answers, notes: { ...notes, [id]: { ...before, ...written(before, note.body), lesson } } };
  });
}

/** As it waits for the service to hear that it is gone. What stood in the way of its text does so no longer. */
const deleted = (note: HeldNote): HeldNote => ({
  ...note,
  revision: note.theirs?.revision ?? note.revision,
  isDeleted: true,
  isDirty: true,
  refusal: undefined,
  theirs: undefined,
});

/** One that the service cannot have is gone at once; any other when the service has heard of it. */
export function deleteNote(learnerId: string, id: string): void {
  changeTexts(learnerId, ({ answers, notes: { [id]: note, ...others } }) => {
    const mayBeThere = note !== undefined && (note.revision > 0 || note.sent !== undefined);
    return { answers, notes: mayBeThere ? { ...others, [id]: deleted(note) } : others };
  });
}

type Version = v.InferOutput<typeof version>;

/** A lesson that is written without a network would otherwise fill the device with its own states. */
const mostSentBefore = 10;

/** As it is while its text is on the way. The service takes the first that arrives, so the first ones are remembered. */
export function asSent<Held extends HeldText>(held: Held, body: AnswerBody): Held {
  const { sent, sentBefore = [] } = held;
  const isNew = sent !== undefined && ![...sentBefore, body].some((one) => isSameBody(one, sent));
  const before = isNew ? [...sentBefore, sent].slice(0, mostSentBefore) : sentBefore;
  return { ...held, sent: body, sentBefore: before };
}

/** Once it is known what the service has. */
export const heardOf = { sent: undefined, sentBefore: undefined };

/** Whether what the service has is what was sent from here, and never heard of again. */
const isOwn = ({ sent, sentBefore = [] }: HeldText, { body }: Version): boolean =>
  [...sentBefore, ...(sent === undefined ? [] : [sent])].some((one) => isSameBody(one, body));

/** The service has another version: somebody else's, unless it is what was sent from here. */
export const withTheirs = <Held extends HeldText>(held: Held, theirs: Version): Held =>
  isOwn(held, theirs) ? { ...held, revision: theirs.revision, base: theirs.body } : { ...held, theirs };

/**
 * What the service has, beside what this device has. `at` in milliseconds since the epoch. Once another device has
 * deleted everything, the service counts revisions from 1 again: so the same revision may be another text.
 */
export function receive<Held extends HeldText>(
  held: Held | undefined,
  { body, revision, at }: Version & { at: number },
  make: (text: HeldText) => Held,
): Held {
  const received = make({ body, revision, isDirty: false, at });
  const isSameRevision = held?.revision === revision;
  if (!held?.isDirty) return held && isSameRevision && isSameBody(held.body, body) ? held : received;
  const isOther = isSameRevision && held.base !== undefined && !isSameBody(held.base, body);
  if (revision <= held.revision && !isOther) return held;
  if (isSameBody(held.body, body)) return received;
  return withTheirs(held, { body, revision });
}

/** A note that was deleted here and has been written on elsewhere since comes back: nothing is lost. */
export function receiveNote(
  held: HeldNote | undefined,
  { lesson, ...theirs }: Version & { at: number; lesson: string },
): HeldNote {
  const make = (text: HeldText): HeldNote => ({ ...text, lesson });
  if (!held?.isDeleted) return receive(held, theirs, make);
  if (theirs.revision <= held.revision) return held;
  const isKnown = isOwn(held, theirs) || isSameBody(held.body, theirs.body);
  return isKnown ? { ...held, revision: theirs.revision } : receive(undefined, theirs, make);
}

/** After a choice between two versions, the one that is left. */
export function resolve<Held extends HeldText>(held: Held, which: 'mine' | 'theirs'): Held {
  const { theirs } = held;
  if (!theirs) return held;
  const chosen =
    which === 'mine'
      ? { body: held.body, base: theirs.body, isDirty: true }
      : { body: theirs.body, base: undefined, isDirty: false };
  const { revision } = theirs;
  return { ...held, ...chosen, ...heardOf, revision, at: Date.now(), theirs: undefined };
}

const answersUnder = (key: string): HeldTexts['answers'] => readAs(heldTexts, readDevice(key))?.answers ?? {};

/** Where what a visitor wrote is set aside for whoever has signed in since. */
export const previewKey = (learnerId: string): string => keyOf('preview', learnerId);

/** What a visitor wrote in this tab is from now on for whoever has just signed in, and for nobody after them. */
export function setPreviewAside(learnerId: string): void {
  const { answers } = readTexts(null);
  if (Object.keys(answers).length === 0) return;
  const key = previewKey(learnerId);
  writeDevice(key, { answers: { ...answersUnder(key), ...answers }, notes: {} });
  forgetTexts(null);
}

/** Whether something was written into one of these blocks and is set aside. */
export function hasPreviewOf(learnerId: string, blocks: readonly { id: string }[]): boolean {
  const answers = answersUnder(previewKey(learnerId));
  return blocks.some(({ id }) => id in answers);
}

/** Where the account has another answer already, both are kept until the learner chooses. */
function adopted(preview: HeldText, own: HeldText | undefined): HeldText {
  if (!own) return preview;
  if (own.isDirty || isSameBody(own.body, preview.body)) return own;
  const { body, revision } = own;
  return { ...preview, revision, theirs: { body, revision } };
}

/** What was set aside becomes the learner's own, or waits for the next time where their answer is not sent yet. */
export function adoptPreview(learnerId: string): void {
  const key = previewKey(learnerId);
  const previews = Object.entries(answersUnder(key));
  if (previews.length === 0) return;
  changeTexts(learnerId, ({ answers, notes }) => {
    const entries = previews.map(([block, text]) => [block, adopted(text, answers[block])]);
    return { answers: { ...answers, ...Object.fromEntries(entries) }, notes };
  });
  const { answers: own } = readTexts(learnerId);
  const left = previews.filter(([block, { body }]) => !isSameBody(own[block]?.body ?? '', body));
  if (left.length > 0) writeDevice(key, { answers: Object.fromEntries(left), notes: {} });
  else removeFromDevice(key);
}

export const forgetPreview = (learnerId: string): void => removeFromDevice(previewKey(learnerId));
