import { emblemUri } from './emblemArt';
import { heroUri } from './heroArt';

const decode = (uri: string): Document =>
  new DOMParser().parseFromString(
    decodeURIComponent(uri.replace('data:image/svg+xml,', '')),
    'image/svg+xml',
  );

test('each emblem is a well-formed square with exactly one red element', () => {
  for (const motif of ['network', 'frames', 'coins', 'nuts', 'doorways'] as const) {
    const svg = decode(emblemUri(motif));
    expect(svg.querySelector('parsererror')).toBeNull();
    expect(svg.documentElement.getAttribute('viewBox')).toBe('0 0 180 180');
    expect(svg.querySelectorAll('[fill="#C8171C"]')).toHaveLength(1);
  }
});

test('the hero drawing is well-formed, with a red club and three windows that each have one red element', () => {
  const svg = decode(heroUri);
  expect(svg.querySelector('parsererror')).toBeNull();
  expect(svg.querySelectorAll('clipPath')).toHaveLength(3);
  expect(svg.querySelectorAll('[fill="#C8171C"]')).toHaveLength(4);
});
