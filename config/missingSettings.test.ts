import { missingSettings } from './missingSettings';

const complete = {
  backendUrl: 'https://abc.supabase.co',
  siteUrl: 'https://courses.example',
  isDemo: false,
};

test('a build that knows its backend and where it will be published warns of nothing', () => {
  expect(missingSettings(complete)).toEqual([]);
});

test('a build that does not know where it will be published says to which address its links will lead', () => {
  expect(missingSettings({ ...complete, siteUrl: undefined })).toEqual([
    expect.stringMatching(/^VITE_SITE_URL is not set .* will lead to https:\/\/aiclub\.example\.$/),
  ]);
});

test('a build without a backend says what becomes of its pages', () => {
  expect(missingSettings({ ...complete, backendUrl: undefined })).toEqual([
    expect.stringMatching(/^No backend is configured/),
  ]);
});

test('the demo, which is published nowhere for good, needs no address', () => {
  expect(missingSettings({ backendUrl: '/mock-supabase', siteUrl: undefined, isDemo: true })).toEqual([]);
});
