import * as v from 'valibot';
import type { Settings } from './service/settings';

const texts = v.array(v.string());
const provider = v.object({ enabled: v.boolean(), clientId: v.string(), secret: v.string() });

const settings = v.object({
  gateway: v.exactOptional(v.picklist(['hosted', 'kong', 'envoy', 'local', 'none'])),
  apiKey: v.exactOptional(v.string()),
  secretKey: v.exactOptional(v.string()),
  fillMissingAuthorization: v.exactOptional(v.boolean()),
  apiUrl: v.exactOptional(v.nullable(v.string())),
  siteUrl: v.exactOptional(v.string()),
  redirectAllowList: v.exactOptional(texts),
  emailProviderEnabled: v.exactOptional(v.boolean()),
  autoconfirm: v.exactOptional(v.boolean()),
  disableSignup: v.exactOptional(v.boolean()),
  anonymousEnabled: v.exactOptional(v.boolean()),
  providers: v.exactOptional(v.object({ google: provider, github: provider })),
  captchaEnabled: v.exactOptional(v.boolean()),
  minPasswordLength: v.exactOptional(v.number()),
  requiredCharacters: v.exactOptional(texts),
  leakedPasswords: v.exactOptional(texts),
  securePasswordChange: v.exactOptional(v.boolean()),
  requireCurrentPassword: v.exactOptional(v.boolean()),
  secureEmailChange: v.exactOptional(v.boolean()),
  blockExampleDomains: v.exactOptional(v.boolean()),
  authorizedAddresses: v.exactOptional(v.nullable(texts)),
  maxMailsPerHour: v.exactOptional(v.nullable(v.number())),
  minMailInterval: v.exactOptional(v.number()),
  mailerFails: v.exactOptional(v.boolean()),
  signupTriggerFails: v.exactOptional(v.boolean()),
  otpExp: v.exactOptional(v.number()),
  otpLength: v.exactOptional(v.number()),
  signingAlgorithm: v.exactOptional(v.picklist(['HS256', 'ES256', 'RS256'])),
  jwtSecret: v.exactOptional(v.string()),
  jwtExp: v.exactOptional(v.number()),
  reuseInterval: v.exactOptional(v.number()),
  sessionTimebox: v.exactOptional(v.nullable(v.number())),
  sessionInactivityTimeout: v.exactOptional(v.nullable(v.number())),
  singleSessionPerUser: v.exactOptional(v.boolean()),
  perAddressLimits: v.exactOptional(v.boolean()),
});

function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(settings.entries, name);
}

const json = v.pipe(v.string(), v.parseJson());

/** Reads a value as JSON where the setting accepts that, else as plain text. */
function readSetting(name: keyof Settings, text: string): unknown {
  const schema = settings.entries[name];
  const asJson = v.safeParse(json, text);
  const reading = v.safeParse(schema, asJson.success ? asJson.output : text);
  const value = reading.success ? reading : v.safeParse(schema, text);
  if (!value.success) throw new Error(`A setting has a value of the wrong kind: ${name}=${text}`);
  return value.output;
}

/** Reads settings written as `name=value`, where a value is JSON or else plain text. */
export function applySettings(lines: readonly string[]): Partial<Settings> {
  const changes = lines.map((line) => {
    const [name = '', ...value] = line.split('=');
    if (!isSettingName(name)) throw new Error(`There is no setting ${name}`);
    return [name, readSetting(name, value.join('='))];
  });
  return v.parse(settings, Object.fromEntries(changes));
}
