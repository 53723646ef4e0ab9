import { missingSettings } from './missingSettings';

const complete = {
  backendUrl: 'https://abc.supabase.co',
  publishableKey: 'sb_publishable_key',
  siteUrl: 'https://courses.example',
  isDemo: false,
};

test('a build with a backend and a site address logs no warning', () => {
  expect(missingSettings(complete)).toEqual([]);
});

test('a build without a site address warns where its links will lead', () => {
  expect(missingSettings({ ...complete, siteUrl: undefined })).toEqual([
    expect.stringMatching(/^VITE_SITE_URL is not set .* will lead to https:\/\/aiclub\.example\.$/),
  ]);
});

test('a build without a backend warns that none is configured', () => {
  expect(missingSettings({ ...complete, backendUrl: undefined })).toEqual([
    expect.stringMatching(/^No backend is configured/),
  ]);
});

test('a build with a backend but without its key warns as well, because its pages do not start', () => {
  expect(missingSettings({ ...complete, publishableKey: undefined })).toEqual([
    expect.stringMatching(/^No backend is configured/),
  ]);
});

test('the demo needs no site address', () => {
  expect(missingSettings({ ...complete, siteUrl: undefined, isDemo: true })).toEqual([]);
});
