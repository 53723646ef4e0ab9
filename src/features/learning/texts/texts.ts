import * as v from 'valibot';
import { type AnswerBody, isSameBody } from './answerBody';
import { refusalOf } from './answerLength';
import {
  clearDevice,
  isInMemoryOnly,
  keyOf,
  onDeviceChange,
  readEach,
  removeFromDevice,
  writeDevice,
} from '@/features/learning/device/deviceStorage';
import { deleted, type HeldNote, heldNote, type HeldText, heldText, written } from './textVersions';

export const heldTexts = v.object({
  answers: v.record(v.string(), heldText),
  notes: v.record(v.string(), heldNote),
});

/** Answers by block, notes by their id. Never part of an action, a log or an address. */
export type HeldTexts = v.InferOutput<typeof heldTexts>;

/** The key prefix of somebody's texts. */
export const textsKey = (learnerId: string | null): string => keyOf('texts', learnerId);

export type TextKind = keyof HeldTexts;

export const allTexts = ({ answers, notes }: HeldTexts): readonly HeldText[] => [
  ...Object.values(answers),
  ...Object.values(notes),
];

/** Each text has a key of its own: tabs that write at the same moment could overwrite a list. */
const textKey = (learnerId: string | null, kind: TextKind, id: string): string =>
  `${textsKey(learnerId)}:${kind}:${id}`;

export const noTexts: HeldTexts = { answers: {}, notes: {} };

/** What this tab writes is put here as well: reading all texts again at each letter would take longer than writing one. */
const cache = new Map<string, HeldTexts>();
// Not while pages are prerendered.
if (typeof window !== 'undefined') {
  onDeviceChange((isBelow, isFromOtherTab) => {
    if (!isFromOtherTab) return;
    for (const start of cache.keys()) if (isBelow(start)) cache.delete(start);
  });
}

/** Returns the same object until something is written. */
export function readTexts(learnerId: string | null): HeldTexts {
  const start = textsKey(learnerId);
  const texts = cache.get(start) ?? {
    answers: Object.fromEntries(readEach(textKey(learnerId, 'answers', ''), heldText)),
    notes: Object.fromEntries(readEach(textKey(learnerId, 'notes', ''), heldNote)),
  };
  cache.set(start, texts);
  return texts;
}

/** Reads again first, because another tab may have written meanwhile; writes only what has changed. */
export function changeTexts(
  learnerId: string | null,
  change: (texts: HeldTexts) => Partial<HeldTexts>,
): void {
  cache.delete(textsKey(learnerId));
  const before = readTexts(learnerId);
  const after = { ...before, ...change(before) };
  cache.set(textsKey(learnerId), after);
  for (const kind of ['answers', 'notes'] as const) {
    for (const [id, held] of Object.entries(after[kind])) {
      if (held !== before[kind][id]) writeDevice(textKey(learnerId, kind, id), held);
    }
    for (const id of Object.keys(before[kind])) {
      if (!(id in after[kind])) removeFromDevice(textKey(learnerId, kind, id));
    }
  }
}

/** Changes one answer, if it still exists. */
export const changeAnswer = (
  learnerId: string | null,
  block: string,
  change: (held: HeldText) => HeldText,
): void =>
  changeTexts(learnerId, ({ answers }) => {
    const now = answers[block];
    return now ? { answers: { ...answers, [block]: change(now) } } : {};
  });

/** Changes one note, if it still exists. */
export const changeNote = (
  learnerId: string | null,
  id: string,
  change: (held: HeldNote) => HeldNote,
): void =>
  changeTexts(learnerId, ({ notes }) => {
    const now = notes[id];
    return now ? { notes: { ...notes, [id]: change(now) } } : {};
  });

/** Whether any unsent text would be lost with the tab. */
export function isUnsentInMemory(learnerId: string): boolean {
  const texts = readTexts(learnerId);
  return (['answers', 'notes'] as const).some((kind) =>
    Object.entries(texts[kind]).some(
      ([id, { isDirty }]) => isDirty && isInMemoryOnly(textKey(learnerId, kind, id)),
    ),
  );
}

/** Whether a text is lost with the tab, as all those of visitors are. */
export const isTextInMemory = (learnerId: string | null, kind: TextKind, id: string): boolean =>
  learnerId === null || isInMemoryOnly(textKey(learnerId, kind, id));

export function forgetTexts(learnerId: string | null): void {
  cache.set(textsKey(learnerId), noTexts);
  clearDevice(textsKey(learnerId));
}

/** A new body, or a function that derives it from the current one. Returning the current one changes nothing. */
export type Written = AnswerBody | ((held: AnswerBody | undefined) => AnswerBody | undefined);

export function writeAnswer(learnerId: string | null, block: string, given: Written): void {
  changeTexts(learnerId, ({ answers }) => {
    const before = answers[block];
    const body = typeof given === 'function' ? given(before?.body) : given;
    const isNew = body !== undefined && !(before && isSameBody(before.body, body));
    if (!isNew) return {};
    // Shown while typing: shown only by the sending, it would move what is being pressed when the field is left.
    const refusal = learnerId === null ? undefined : refusalOf(body);
    return { answers: { ...answers, [block]: { ...written(before, body), refusal } } };
  });
}

export function writeNote(learnerId: string, id: string, note: { lesson?: string; body: string }): void {
  changeTexts(learnerId, ({ notes }) => {
    const before = notes[id];
    const lesson = before?.lesson ?? note.lesson ?? '';
    return { notes: { ...notes, [id]: { ...before, ...written(before, note.body), lesson } } };
  });
}

/** Removes at once a note that the service cannot have, and any other once the service has confirmed it. */
export function deleteNote(learnerId: string, id: string): void {
  changeTexts(learnerId, ({ notes: { [id]: note, ...others } }) => {
    const mayBeThere = note !== undefined && (note.revision > 0 || note.sent !== undefined);
    return { notes: mayBeThere ? { ...others, [id]: deleted(note) } : others };
  });
}
