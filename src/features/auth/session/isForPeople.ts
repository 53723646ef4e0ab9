import { parseJson } from '@/ui/readUnknown';

const longestSentence = 300;
/** Names and codes without a space in them, such as `unsupported_grant_type`. */
const identifier = /^[\w.:/-]*$/;
/**
 * An object or a list in JSON, markup, or what a script makes of an object. Not any brackets: the service's refusal of
 * a weak password lists all signs that would do, such as "[]{};".
 */
const machineText = /[{[]\s*["{[]|<[a-z!/]|\[object /i;

/** Whether a text reads like a sentence; what comes as JSON, markup or a bare code does not. */
export function isForPeople(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > longestSentence || identifier.test(trimmed) || machineText.test(trimmed)) return false;
  return parseJson(trimmed) === undefined && /\p{L}/u.test(trimmed);
}
