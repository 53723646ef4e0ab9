import * as v from 'valibot';
import { type AnswerBody, answerBody, isSameBody } from './answerBody';

const version = v.object({ body: answerBody, revision: v.number() });

export const heldText = v.object({
  ...version.entries,
  /** The service does not have it yet. */
  isDirty: v.boolean(),
  /** When it was last written or received, in milliseconds since the epoch. */
  at: v.number(),
  /** While it is unsent: the service's text that it replaces. A revision alone may be given twice, see `receive`. */
  base: v.optional(answerBody),
  /** What was sent last. The service may have it even where no answer came back. */
  sent: v.optional(answerBody),
  /** What was sent before that, also without an answer, oldest first. */
  sentBefore: v.optional(v.array(answerBody)),
  /** Why the service refuses it as it is. */
  refusal: v.optional(v.string()),
  /** The account's other version; both are kept until the learner chooses. */
  theirs: v.optional(version),
});
export const heldNote = v.object({
  ...heldText.entries,
  lesson: v.string(),
  isDeleted: v.optional(v.boolean()),
});
/** A text as stored on this device, with the revision of the service's version that it is based on. */
export type HeldText = v.InferOutput<typeof heldText>;
export type HeldNote = v.InferOutput<typeof heldNote>;
type Version = v.InferOutput<typeof version>;

/** The text with a new body. */
export function written(before: HeldText | undefined, body: AnswerBody): HeldText {
  const base = before?.isDirty ? before.base : before?.body;
  return { revision: 0, ...before, base, body, isDirty: true, at: Date.now(), refusal: undefined };
}

/** The note while its deletion is unsent. A refusal or a conflict of its text no longer matters. */
export const deleted = (note: HeldNote): HeldNote => ({
  ...note,
  revision: note.theirs?.revision ?? note.revision,
  isDeleted: true,
  isDirty: true,
  refusal: undefined,
  theirs: undefined,
});

/** Otherwise a lesson filled in without a network would fill the device with its earlier versions. */
const mostSentBefore = 10;

/** The text while it is being sent. The service accepts the first that arrives, so the first ones are remembered. */
export function asSent<Held extends HeldText>(held: Held, body: AnswerBody): Held {
  const { sent, sentBefore = [] } = held;
  const isNew = sent !== undefined && ![...sentBefore, body].some((one) => isSameBody(one, sent));
  const before = isNew ? [...sentBefore, sent].slice(0, mostSentBefore) : sentBefore;
  return { ...held, sent: body, sentBefore: before };
}

/** Clears what was sent, once it is known what the service has. */
const heardOf = { sent: undefined, sentBefore: undefined };

/** Whether the service's version is one that was sent from here without an answer coming back. */
const isOwn = ({ sent, sentBefore = [] }: HeldText, { body }: Version): boolean =>
  [...sentBefore, ...(sent === undefined ? [] : [sent])].some((one) => isSameBody(one, body));

/** The text once the service has another version: a conflict, unless that was sent from here. */
export const withTheirs = <Held extends HeldText>(held: Held, theirs: Version): Held =>
  isOwn(held, theirs) ? { ...held, revision: theirs.revision, base: theirs.body } : { ...held, theirs };

/**
 * Merges the service's version into this device's. Once another device has deleted everything, the service counts
 * revisions from 1 again, so the same revision may be a different text.
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

/** A note that was deleted here but has been changed elsewhere since comes back, so that nothing is lost. */
export function receiveNote(held: HeldNote | undefined, received: HeldNote): HeldNote {
  if (!held?.isDeleted) return receive(held, received);
  if (received.revision <= held.revision) return held;
  const isKnown = isOwn(held, received) || isSameBody(held.body, received.body);
  return isKnown ? { ...held, revision: received.revision } : received;
}

/** Resolves a conflict to the chosen version. */
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

/** Adopts a visitor's answer. Where the account already has another one, both are kept until the learner chooses. */
export function adopted(preview: HeldText, own: HeldText | undefined): HeldText {
  if (!own) return preview;
  if (own.isDirty || isSameBody(own.body, preview.body)) return own;
  const { body, revision } = own;
  return { ...preview, revision, theirs: { body, revision } };
}

/** What `save_answers` and `save_note` return for a text. */
export const saveOutcome = {
  status: v.picklist(['saved', 'unchanged', 'conflict']),
  revision: v.number(),
};

type Saved = v.InferOutput<v.ObjectSchema<typeof saveOutcome, undefined>> & { body?: AnswerBody | undefined };

/** The text after the service's answer; what was typed since it was sent is still unsent. */
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

/** Like `settled`, but a note deleted while it was being sent is still to be deleted, unless others changed it. */
export function settledNote(now: HeldNote, sent: HeldNote, saved: Saved): HeldNote {
  const { theirs, ...next } = settled(now, sent, saved);
  if (!now.isDeleted) return { ...next, theirs };
  return theirs
    ? { ...next, ...theirs, ...heardOf, isDeleted: undefined, isDirty: false, at: Date.now() }
    : { ...next, isDirty: true };
}

/** Marks a text as refused only if it is unchanged: what has been typed since may be fine. */
export const withRefusal =
  (sent: HeldText, refusal: string) =>
  <Held extends HeldText>(now: Held): Held =>
    isSameBody(now.body, sent.body) ? { ...now, refusal } : now;

/** How far a text is on its way to the service. A refused or undecided one waits for the learner. */
type TextState = { kind: 'saved' | 'toSend' | 'undecided' } | { kind: 'refused'; refusal: string };

export function stateOf({ isDirty, theirs, refusal }: HeldText): TextState {
  if (!isDirty) return { kind: 'saved' };
  if (theirs) return { kind: 'undecided' };
  return refusal === undefined ? { kind: 'toSend' } : { kind: 'refused', refusal };
}

export const isToSend = (text: HeldText): boolean => stateOf(text).kind === 'toSend';
