import type { JsonMap } from './json';

export type SigningAlgorithm = 'HS256' | 'ES256' | 'RS256';

/** What checks the API key in front of the service. `local` requires none, but replaces one sent as a token. */
type Gateway = 'hosted' | 'kong' | 'envoy' | 'local' | 'none';

export interface ProviderSettings {
  enabled: boolean;
  clientId: string;
  secret: string;
}

export type ProviderName = 'google' | 'github';

/** Everything a project can be set to. Durations are in seconds. */
export interface Settings {
  gateway: Gateway;
  /** The publishable key. A JWT signed with `jwtSecret` for role anon or service_role is accepted, too. */
  apiKey: string;
  /** The key of admins. */
  secretKey: string;
  /** Whether the gateway fills in an absent Authorization header (it always replaces a key sent there). */
  fillMissingAuthorization: boolean;
  /** Public address of the service; null takes it from each request. */
  apiUrl: string | null;
  siteUrl: string;
  /** Globs: `*` stops at `.` and `/`, `**` does not. */
  redirectAllowList: readonly string[];

  emailProviderEnabled: boolean;
  autoconfirm: boolean;
  disableSignup: boolean;
  anonymousEnabled: boolean;
  providers: Record<ProviderName, ProviderSettings>;
  captchaEnabled: boolean;

  /** In bytes; never below 6. */
  minPasswordLength: number;
  /** Character sets; a password needs one character of each. */
  requiredCharacters: readonly string[];
  /** Passwords refused as known from leaks. */
  leakedPasswords: readonly string[];
  /** A password change needs a mailed nonce when the session is older than a day. */
  securePasswordChange: boolean;
  requireCurrentPassword: boolean;
  secureEmailChange: boolean;

  /** Refuse example.com and other addresses that cannot receive mail, as a hosted project does. */
  blockExampleDomains: boolean;
  /** The only addresses that mail may go to; null or an empty list is all. */
  authorizedAddresses: readonly string[] | null;
  /** Mails sent in an hour by the whole project; null is without limit. */
  maxMailsPerHour: number | null;
  minMailInterval: number;
  mailerFails: boolean;
  /** A trigger on the users table fails. */
  signupTriggerFails: boolean;
  otpExp: number;
  otpLength: number;

  signingAlgorithm: SigningAlgorithm;
  jwtSecret: string;
  jwtExp: number;
  /** How long a used refresh token may be used again, such as by another tab. */
  reuseInterval: number;
  /** How long after its start a session ends; null is never. */
  sessionTimebox: number | null;
  /** How long after its last refresh a session ends; null is never. */
  sessionInactivityTimeout: number | null;
  singleSessionPerUser: boolean;

  /** Token buckets by client address, taken from the X-Forwarded-For header. */
  perAddressLimits: boolean;
}

/** A new hosted project, apart from the four rows that docs/emulator.md explains. */
export const hostedDefaults: Readonly<Settings> = {
  gateway: 'hosted',
  apiKey: 'sb_publishable_mock',
  secretKey: 'sb_secret_mock',
  fillMissingAuthorization: false,
  apiUrl: null,
  siteUrl: 'http://localhost:3000',
  redirectAllowList: [],

  emailProviderEnabled: true,
  autoconfirm: false,
  disableSignup: false,
  anonymousEnabled: false,
  providers: {
    google: { enabled: true, clientId: 'google-client', secret: 'google-secret' },
    github: { enabled: true, clientId: 'github-client', secret: 'github-secret' },
  },
  captchaEnabled: false,

  minPasswordLength: 6,
  requiredCharacters: [],
  leakedPasswords: [],
  securePasswordChange: false,
  requireCurrentPassword: false,
  secureEmailChange: true,

  blockExampleDomains: false,
  authorizedAddresses: null,
  maxMailsPerHour: null,
  minMailInterval: 60,
  mailerFails: false,
  signupTriggerFails: false,
  otpExp: 3600,
  otpLength: 6,

  signingAlgorithm: 'HS256',
  jwtSecret: 'super-secret-jwt-token-with-at-least-32-characters-long',
  jwtExp: 3600,
  reuseInterval: 10,
  sessionTimebox: null,
  sessionInactivityTimeout: null,
  singleSessionPerUser: false,

  perAddressLimits: false,
};

/** The stack of the local command-line tool: no confirmation, a mail a second, no key needed. */
export const localDefaults: Readonly<Settings> = {
  ...hostedDefaults,
  gateway: 'local',
  autoconfirm: true,
  minMailInterval: 1,
};

/** The server run bare, with nothing configured but its required values. */
const bareDefaults: Readonly<Settings> = {
  ...hostedDefaults,
  gateway: 'none',
  otpExp: 86_400,
  reuseInterval: 0,
};

export const presets = { hosted: hostedDefaults, local: localDefaults, bare: bareDefaults } as const;

export type PresetName = keyof typeof presets;

export function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(presets, name);
}

/** The answer of the settings endpoint. */
export function publicSettings(settings: Settings): JsonMap {
  const { google, github } = settings.providers;
  return {
    external: {
      anonymous_users: settings.anonymousEnabled,
      apple: false,
      azure: false,
      bitbucket: false,
      discord: false,
      facebook: false,
      snapchat: false,
      figma: false,
      fly: false,
      github: github.enabled,
      gitlab: false,
      google: google.enabled,
      keycloak: false,
      kakao: false,
      linkedin: false,
      linkedin_oidc: false,
      notion: false,
      spotify: false,
      slack: false,
      slack_oidc: false,
      workos: false,
      twitch: false,
      twitter: false,
      email: settings.emailProviderEnabled,
      phone: false,
      zoom: false,
    },
    disable_signup: settings.disableSignup,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: 'twilio',
    saml_enabled: false,
    saml_private_key_next_configured: true,
    passkeys_enabled: false,
  };
}
