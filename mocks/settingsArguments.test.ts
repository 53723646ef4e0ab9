import { applySettings } from './settingsArguments';

test('settings are written as name=value', () => {
  expect(
    applySettings([
      'autoconfirm=true',
      'jwtExp=60',
      'siteUrl=http://localhost:5173',
      'redirectAllowList=["a"]',
    ]),
  ).toEqual({
    autoconfirm: true,
    jwtExp: 60,
    siteUrl: 'http://localhost:5173',
    redirectAllowList: ['a'],
  });
  expect(applySettings(['maxMailsPerHour=2', 'apiUrl=null'])).toEqual({ maxMailsPerHour: 2, apiUrl: null });
});

test.each(['colour=red', 'constructor=1'])('%p is not a setting', (line) => {
  expect(() => applySettings([line])).toThrow('There is no setting');
});

test('a text setting may look like a number', () => {
  expect(applySettings(['jwtSecret=12345678'])).toEqual({ jwtSecret: '12345678' });
});

test.each([
  'autoconfirm=maybe',
  'jwtExp=long',
  'redirectAllowList=x',
  'gateway=nowhere',
  'signingAlgorithm=none',
  'maxMailsPerHour=many',
  'authorizedAddresses=[1]',
  'providers={}',
])('%p has the wrong type', (line) => {
  expect(() => applySettings([line])).toThrow('wrong kind');
});
