import * as v from 'valibot';
import { hostedDefaults, type Settings } from './service/settings';

interface Rule {
  isOn: (settings: Readonly<Settings>) => boolean;
  turn: (isOn: boolean, settings: Readonly<Settings>) => Partial<Settings>;
}

const provider = (name: 'google' | 'github'): Rule => ({
  isOn: ({ providers }) => providers[name].enabled,
  turn: (enabled, { providers }) => ({
    providers: { ...providers, [name]: { ...providers[name], enabled } },
  }),
});

/** In a token's last two minutes, a client renews it every half minute. */
const shortLifetime = 120;

/** The settings that people change while they develop. */
const rules = {
  confirmation: {
    isOn: ({ autoconfirm }) => !autoconfirm,
    turn: (isOn) => ({ autoconfirm: !isOn }),
  },
  signups: {
    isOn: ({ disableSignup }) => !disableSignup,
    turn: (isOn) => ({ disableSignup: !isOn }),
  },
  google: provider('google'),
  github: provider('github'),
  mailPause: {
    isOn: ({ minMailInterval }) => minMailInterval > 0,
    turn: (isOn) => ({ minMailInterval: isOn ? hostedDefaults.minMailInterval : 0 }),
  },
  shortSessions: {
    isOn: ({ jwtExp }) => jwtExp <= shortLifetime,
    turn: (isOn) => ({ jwtExp: isOn ? shortLifetime : hostedDefaults.jwtExp }),
  },
} satisfies Record<string, Rule>;

export type SwitchName = keyof typeof rules;

export type Switches = Readonly<Record<SwitchName, boolean>>;

function isSwitchName(name: string): name is SwitchName {
  return Object.hasOwn(rules, name);
}

const names = Object.keys(rules).filter(isSwitchName);

export function readSwitches(settings: Readonly<Settings>): Switches {
  const { confirmation, signups, google, github, mailPause, shortSessions } = rules;
  return {
    confirmation: confirmation.isOn(settings),
    signups: signups.isOn(settings),
    google: google.isOn(settings),
    github: github.isOn(settings),
    mailPause: mailPause.isOn(settings),
    shortSessions: shortSessions.isOn(settings),
  };
}

/** The settings with some switches changed; those that already have the wanted state are left alone. */
export function turnSwitches(settings: Readonly<Settings>, wanted: Partial<Switches>): Settings {
  return names.reduce<Settings>((turned, name) => {
    const isOn = wanted[name];
    const rule: Rule = rules[name];
    return isOn === undefined || isOn === rule.isOn(turned)
      ? turned
      : { ...turned, ...rule.turn(isOn, turned) };
  }, settings);
}

const switchStates = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.unknown()),
  v.transform((stored): Partial<Switches> =>
    Object.fromEntries(
      Object.entries(stored).filter(([name, isOn]) => isSwitchName(name) && typeof isOn === 'boolean'),
    ),
  ),
);

/** Reads switches from JSON; what is not one is left out. */
export const parseSwitches = (text: string): Partial<Switches> => v.parse(v.fallback(switchStates, {}), text);
