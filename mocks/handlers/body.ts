import { cutFirstValue, cutOff, findJsonFault, kindOf } from '@mocks/service/goJson';
import { isJsonMap, type Json, type JsonMap, readJson } from '@mocks/service/json';
import { Refusal } from '@mocks/service/refusal';
import { type Call, unreadBody } from './call';

type FieldType = 'string' | 'bool' | 'map[string]interface {}' | 'api.GoTrueMetaSecurity';

export type Fields = Readonly<Record<string, FieldType>>;

/** How many bytes of a body the server reads. */
export const largestBody = 1_048_576;
const decoder = new TextDecoder();

/** How the server reads a body: whole or, in its older code, the first of a stream of values. */
type Reading = 'whole' | 'stream';

function badJson(reading: Reading, text: string, isEmpty = false): Refusal {
  if (reading === 'whole') {
    return new Refusal(400, 'bad_json', `Could not parse request body as JSON: ${text}`);
  }
  const end = isEmpty ? 'EOF' : 'unexpected EOF';
  return new Refusal(400, 'bad_json', `Could not read verification params: ${text === cutOff ? end : text}`);
}

function isOfType(value: Json, type: FieldType): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'bool') return typeof value === 'boolean';
  return isJsonMap(value);
}

/** A request body read into the fields of a named struct of the server. */
export class Body {
  readonly #values = new Map<string, Json>();
  readonly #reading: Reading;

  constructor(call: Call, struct: string, fields: Fields, reading: Reading = 'whole') {
    this.#reading = reading;
    const bytes = unreadBody(call);
    if (bytes.length > largestBody) {
      throw new Refusal(413, 'request_entity_too_large', `Request body too large (max ${largestBody} bytes)`);
    }
    const { value: read, fault } =
      reading === 'stream' ? cutFirstValue(bytes) : { value: bytes, fault: findJsonFault(bytes) };
    if (fault !== null) throw badJson(reading, fault, bytes.length === 0);
    const value = readJson(decoder.decode(read));
    if (value === null) return;
    if (!isJsonMap(value)) {
      throw badJson(reading, `json: cannot unmarshal ${kindOf(value)} into Go value of type api.${struct}`);
    }
    this.#fill(value, struct, fields);
  }

  /** A text field; empty if it is missing. */
  text(name: string): string {
    return this.optionalText(name) ?? '';
  }

  optionalText(name: string): string | null {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : null;
  }

  flag(name: string): boolean | null {
    const value = this.#values.get(name);
    return typeof value === 'boolean' ? value : null;
  }

  map(name: string): JsonMap | null {
    const value = this.#values.get(name);
    return isJsonMap(value) ? value : null;
  }

  /** Names match in any case; a null leaves the field as it was. */
  #fill(values: JsonMap, struct: string, fields: Fields): void {
    for (const [key, value] of Object.entries(values)) {
      const name = key.toLowerCase();
      const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (type === undefined || value === null) continue;
      if (!isOfType(value, type)) {
        throw badJson(
          this.#reading,
          `json: cannot unmarshal ${kindOf(value)} into Go struct field ${struct}.${name} of type ${type}`,
        );
      }
      this.#values.set(name, value);
    }
  }
}
