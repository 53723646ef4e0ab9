import { hostedDefaults } from './service/settings';
import { parseSwitches, readSwitches, turnSwitches } from './switches';

const usual = {
  confirmation: true,
  signups: true,
  google: true,
  github: true,
  mailPause: true,
  shortSessions: false,
};

test('a new project has the switches of a hosted one', () => {
  expect(readSwitches(hostedDefaults)).toEqual(usual);
});

test('every switch can be turned and turned back', () => {
  const opposite = {
    confirmation: false,
    signups: false,
    google: false,
    github: false,
    mailPause: false,
    shortSessions: true,
  };
  const turned = turnSwitches(hostedDefaults, opposite);
  expect(readSwitches(turned)).toEqual(opposite);
  expect(turnSwitches(turned, usual)).toEqual(hostedDefaults);
});

test('a setting between the switch positions is left alone', () => {
  const settings = { ...hostedDefaults, minMailInterval: 5 };
  expect(turnSwitches(settings, { mailPause: true })).toBe(settings);
});

test.each(['', '{', 'null', '[]', '{"confirmation":"no","unknown":true}'])(
  'unusable stored switches turn nothing: %s',
  (text) => {
    expect(parseSwitches(text)).toEqual({});
  },
);
