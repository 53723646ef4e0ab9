import { shortClassNames } from './classNames';

test('a class has one short name in every build, wherever the project lies', () => {
  const here = shortClassNames('/here')('card', '/here/src/Card.module.css');
  expect(here).toMatch(/^_[A-Za-z0-9]{4}$/);
  expect(shortClassNames('/there')('card', '/there/src/Card.module.css')).toBe(here);
});

test('classes of different names or files are different classes', () => {
  const nameOf = shortClassNames('/here');
  const names = [
    nameOf('card', '/here/src/Card.module.css'),
    nameOf('title', '/here/src/Card.module.css'),
    nameOf('card', '/here/src/Other.module.css'),
  ];
  expect(new Set(names).size).toBe(3);
});
