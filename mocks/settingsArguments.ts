import { hostedDefaults, type Settings } from './service/settings';

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(hostedDefaults, name);
}

/** Whether a value could stand where the default does; a default of null takes anything. */
function fits(value: unknown, model: unknown): boolean {
  if (model === null || value === null) return true;
  return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}

function isSettings(changes: Readonly<Record<string, unknown>>): changes is Partial<Settings> {
  return Object.entries(changes).every(
    ([name, value]) => isSettingName(name) && fits(value, hostedDefaults[name]),
  );
}

/** Reads settings written as `name=value`, where a value is JSON or else plain text. */
export function applySettings(lines: readonly string[]): Partial<Settings> {
  const changes: Record<string, unknown> = {};
  for (const line of lines) {
    const [name = '', ...value] = line.split('=');
    if (!isSettingName(name)) throw new Error(`There is no setting ${name}`);
    changes[name] = readValue(value.join('='));
  }
  if (!isSettings(changes)) throw new Error(`A setting has a value of the wrong kind: ${lines.join(' ')}`);
  return changes;
}
