/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object's own field, never one of its prototype's. */
export function ownField(source: unknown, name: string): unknown {
  return isRecord(source) && Object.hasOwn(source, name) ? source[name] : undefined;
}
