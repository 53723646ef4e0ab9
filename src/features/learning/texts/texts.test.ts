import { seedUsers } from '@mocks/seedUsers';
import { onDeviceChange } from '@/features/learning/device/deviceStorage';
import { receiveTexts } from './receiveTexts';
import { forgetTexts, readTexts, writeAnswer } from './texts';

const { id } = seedUsers.lena;
const blocks = ['sha-02-f', 'sha-03-g', 'sha-04-e'];

/** The blocks with an answer, each time that something is written. */
function watchAnswers() {
  const seen: string[][] = [];
  const stop = onDeviceChange(() => seen.push(Object.keys(readTexts(id).answers)));
  return { seen, stop };
}

test('texts that arrive together are seen together, and forgotten together', () => {
  const { seen, stop } = watchAnswers();
  const answers = blocks.map((block) => ({ block, body: 'a text', revision: 1, updated_at: '2026-11-01' }));
  receiveTexts(id, { answers, notes: [] });
  expect(seen).toEqual([blocks, blocks, blocks]);
  forgetTexts(id);
  expect(seen.slice(3)).toEqual([[], [], []]);
  stop();
});

test('texts that another tab has written are seen at once', () => {
  const key = `aiclub-texts:${id}:answers:sha-02-f`;
  expect(readTexts(id).answers).toEqual({});
  const held = { body: 'a text', revision: 1, isDirty: false, at: 0 };
  localStorage.setItem(key, JSON.stringify(held));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(readTexts(id).answers).toEqual({ 'sha-02-f': held });
});

test('texts that another tab has removed, with all that the browser had stored, are gone at once', () => {
  writeAnswer(id, 'sha-02-f', 'a text');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(readTexts(id).answers).toEqual({});
});
