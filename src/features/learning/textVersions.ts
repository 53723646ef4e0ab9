import * as v from 'valibot';
import { type AnswerBody, answerBody, isSameBody } from './answerBody';

const version = v.object({ body: answerBody, revision: v.number() });

export const heldText = v.object({
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
  /** The account's other version; both are kept until the learner chooses. */
  theirs: v.optional(version),
});
export const heldNote = v.object({
  ...heldText.entries,
  lesson: v.string(),
  isDeleted: v.optional(v.boolean()),
});
/** A text as it lies on this device, and which of the service's versions it was written over. */
export type HeldText = v.InferOutput<typeof heldText>;
export type HeldNote = v.InferOutput<typeof heldNote>;
type Version = v.InferOutput<typeof version>;

/** As it is with new words. */
export function written(before: HeldText | undefined, body: AnswerBody): HeldText {
  const base = before?.isDirty ? before.base : before?.body;
  return { revision: 0, ...before, base, body, isDirty: true, at: Date.now(), refusal: undefined };
}

/** As it waits for the service to hear that it is gone. What stood in the way of its text does so no longer. */
export const deleted = (note: HeldNote): HeldNote => ({
  ...note,
  revision: note.theirs?.revision ?? note.revision,
  isDeleted: true,
  isDirty: true,
  refusal: undefined,
  theirs: undefined,
});

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
const heardOf = { sent: undefined, sentBefore: undefined };

/** Whether what the service has is what was sent from here, and never heard of again. */
const isOwn = ({ sent, sentBefore = [] }: HeldText, { body }: Version): boolean =>
  [...sentBefore, ...(sent === undefined ? [] : [sent])].some((one) => isSameBody(one, body));

/** The service has another version: somebody else's, unless it is what was sent from here. */
export const withTheirs = <Held extends HeldText>(held: Held, theirs: Version): Held =>
  isOwn(held, theirs) ? { ...held, revision: theirs.revision, base: theirs.body } : { ...held, theirs };

/**
 * What the service has, beside what this device has. Once another device has deleted everything, the service counts
 * revisions from 1 again: so the same revision may be another text.
 */
export function receive<Held extends HeldText>(held: Held | undefined, received: Held): Held {
  const { body, revision } = received;
  const isSameRevision = held?.revision === revision;
  if (!held?.isDirty) return held && isSameRevision && isSameBody(held.body, body) ? held : received;
  const isOther = isSameRevision && held.base !== undefined && !isSameBody(held.base, body);
  if (revision <= held.revision && !isOther) return held;
  if (isSameBody(held.body, body)) return received;
  return withTheirs(held, { body, revision });
}

/** A note that was deleted here and has been written on elsewhere since comes back: nothing is lost. */
export function receiveNote(held: HeldNote | undefined, received: HeldNote): HeldNote {
  if (!held?.isDeleted) return receive(held, received);
  if (received.revision <= held.revision) return held;
  const isKnown = isOwn(held, received) || isSameBody(held.body, received.body);
  return isKnown ? { ...held, revision: received.revision } : received;
}

/** After a choice between two versions, the one that is left. */
export function resolveConflict<Held extends HeldText>(held: Held, which: 'mine' | 'theirs'): Held {
  const { theirs } = held;
  if (!theirs) return held;
  const chosen =
    which === 'mine'
      ? { body: held.body, base: theirs.body, isDirty: true }
      : { body: theirs.body, base: undefined, isDirty: false };
  const { revision } = theirs;
  return { ...held, ...chosen, ...heardOf, revision, at: Date.now(), theirs: undefined };
}

/** Where the account has another answer already, both are kept until the learner chooses. */
export function adopted(preview: HeldText, own: HeldText | undefined): HeldText {
  if (!own) return preview;
  if (own.isDirty || isSameBody(own.body, preview.body)) return own;
  const { body, revision } = own;
  return { ...preview, revision, theirs: { body, revision } };
}

/** What `save_answers` and `save_note` say of a text. */
export const saveOutcome = {
  status: v.picklist(['saved', 'unchanged', 'conflict']),
  revision: v.number(),
};

type Saved = v.InferOutput<v.ObjectSchema<typeof saveOutcome, undefined>> & { body?: AnswerBody | undefined };

/** What the service's answer makes of a text; what was typed since it was sent still waits. */
export function settled<Held extends HeldText>(
  now: Held,
  sent: Held,
  { status, revision, body }: Saved,
): Held {
  if (status !== 'conflict') {
    const isDirty = !isSameBody(now.body, sent.body);
    const base = isDirty ? sent.body : undefined;
    return { ...now, ...heardOf, revision, isDirty, base, at: Date.now() };
  }
  return body === undefined ? now : withTheirs(now, { body, revision });
}

/** As any text; but what was removed while it was sent is still to be removed, unless others wrote on it. */
export function settledNote(now: HeldNote, sent: HeldNote, saved: Saved): HeldNote {
  const { theirs, ...next } = settled(now, sent, saved);
  if (!now.isDeleted) return { ...next, theirs };
  return theirs
    ? { ...next, ...theirs, ...heardOf, isDeleted: undefined, isDirty: false, at: Date.now() }
    : { ...next, isDirty: true };
}

/** Only what was refused as it still stands: what has been typed since may be fine. */
export const withRefusal =
  (sent: HeldText, refusal: string) =>
  <Held extends HeldText>(now: Held): Held =>
    isSameBody(now.body, sent.body) ? { ...now, refusal } : now;

/** Where a text is on its way to the service. What is refused or undecided waits for the learner. */
type TextState = { kind: 'saved' | 'toSend' | 'undecided' } | { kind: 'refused'; refusal: string };

export function stateOf({ isDirty, theirs, refusal }: HeldText): TextState {
  if (!isDirty) return { kind: 'saved' };
  if (theirs) return { kind: 'undecided' };
  return refusal === undefined ? { kind: 'toSend' } : { kind: 'refused', refusal };
}

export const isToSend = (text: HeldText): boolean => stateOf(text).kind === 'toSend';
