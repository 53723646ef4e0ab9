import type { Step } from './step';
import type { Setting } from './visitor';
import type { Walk } from './walk';

export interface Sequence {
  setting: Setting;
  steps: readonly Step[];
}

/** On one line that is safe between single quotes in every shell. */
export const writeSequence = ({ setting, steps }: Walk): string =>
  JSON.stringify({ setting, steps }).replaceAll("'", String.raw`\u0027`);

function isSequence(value: unknown): value is Sequence {
  return typeof value === 'object' && value !== null && 'setting' in value && 'steps' in value;
}

export function readSequence(text: string): Sequence {
  const value: unknown = JSON.parse(text);
  if (!isSequence(value)) throw new Error('A sequence has a setting and steps');
  return value;
}
