import { kindOf } from './goJson';
import type { Json, JsonMap } from './json';

/** Struct field and type of each claim that the server reads; dates are numbers, or numbers as text. */
const goTypes: Readonly<Record<string, { field: string; type: string } | 'date'>> = {
  iss: { field: 'RegisteredClaims.iss', type: 'string' },
  sub: { field: 'RegisteredClaims.sub', type: 'string' },
  jti: { field: 'RegisteredClaims.jti', type: 'string' },
  exp: 'date',
  nbf: 'date',
  iat: 'date',
  email: { field: 'email', type: 'string' },
  phone: { field: 'phone', type: 'string' },
  app_metadata: { field: 'app_metadata', type: 'map[string]interface {}' },
  user_metadata: { field: 'user_metadata', type: 'map[string]interface {}' },
  role: { field: 'role', type: 'string' },
  aal: { field: 'aal', type: 'string' },
  session_id: { field: 'session_id', type: 'string' },
  is_anonymous: { field: 'is_anonymous', type: 'bool' },
  client_id: { field: 'client_id', type: 'string' },
  scope: { field: 'scope', type: 'string' },
};

const typeNames: Readonly<Record<string, string>> = { object: 'map[string]interface {}' };

function isNumberText(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
}

function findDateFault(value: Json): string | null {
  if (typeof value === 'number' || (typeof value === 'string' && isNumberText(value))) return null;
  const reason =
    typeof value === 'string'
      ? `invalid number literal, trying to unmarshal ${JSON.stringify(JSON.stringify(value))} into Number`
      : `cannot unmarshal ${kindOf(value)} into Go value of type json.Number`;
  return `could not parse NumericData: json: ${reason}`;
}

/** The parser's message about the first claim of a wrong type; null if there is none. */
export function findClaimFault(claims: JsonMap): string | null {
  for (const [name, value] of Object.entries(claims)) {
    const expected = Object.hasOwn(goTypes, name) ? goTypes[name] : undefined;
    if (expected === undefined || value === null) continue;
    const kind = kindOf(value);
    if (expected === 'date') {
      const fault = findDateFault(value);
      if (fault !== null) return fault;
    } else if ((typeNames[kind] ?? kind) !== expected.type) {
      const { field, type } = expected;
      return `json: cannot unmarshal ${kind} into Go struct field AccessTokenClaims.${field} of type ${type}`;
    }
  }
  return null;
}

/** A date claim in Unix seconds; null if it is missing. */
export function secondsOf(claim: Json | undefined): number | null {
  if (claim === undefined || claim === null) return null;
  return Number(claim);
}
