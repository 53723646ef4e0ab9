import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StructuredData } from './StructuredData';

const items = [{ '@type': 'Course', name: 'How to close </script><script>alert(1)</script>' }];

const prerendered = () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<StructuredData items={items} />);
  return container;
};

test('a prerendered page carries the data, and no text in it can end the script', () => {
  const scripts = prerendered().querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toHaveAttribute('type', 'application/ld+json');
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': items,
  });
});

test('hydration keeps the element that is there and complains about nothing', async () => {
  const container = prerendered();
  const script = container.querySelector('script');
  await act(async () => hydrateRoot(container, <StructuredData items={items} />));
  expect(container.querySelector('script')).toBe(script);
});

test('in the browser no script element is created, which Trusted Types would refuse', () => {
  const { container } = render(<StructuredData items={items} />);
  expect(container).toBeEmptyDOMElement();
});

test('data of another page does not stay under a new one', async () => {
  const container = prerendered();
  const root = await act(async () => hydrateRoot(container, <StructuredData items={items} />));
  await act(async () => root.render(<StructuredData items={[{ '@type': 'Course', name: 'Another' }]} />));
  expect(container.querySelector('script')).toBeNull();
});
