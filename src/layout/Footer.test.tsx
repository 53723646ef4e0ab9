import { act, screen, within } from '@testing-library/react';
import { renderAt } from '@/testing/renderAt';

const footer = () => within(screen.getByRole('contentinfo'));

test.each([
  ['AI Fundamentals', '/courses?category=ai-fundamentals'],
  ['Content Creation', '/courses?category=content-creation'],
  ['Monetization', '/courses?category=monetization'],
  ['Tool Mastery', '/courses?category=tool-mastery'],
  ['Business Development', '/courses?category=business-development'],
  ['About', '/about'],
  ['Careers', '/careers'],
  ['Press', '/press'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
  ['Help Center', '/help'],
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy'],
  ['Refund Policy', '/refund'],
  ['Affiliate Program', '/affiliate'],
])('the footer links to %s', async (label, href) => {
  await renderAt('/about');
  expect(footer().getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('the footer shows the tagline', async () => {
  await renderAt('/about');
  expect(
    footer().getByText(
      'The premier AI education platform for creators looking to master AI and build sustainable income streams.',
    ),
  ).toBeInTheDocument();
});

test('the footer shows the copyright line', async () => {
  await renderAt('/about');
  expect(footer().getByText('© 2025 AI Club. All rights reserved.')).toBeInTheDocument();
});

test('five social icons have names, no target and no effect', async () => {
  const { user, router } = await renderAt('/about');
  const icons = footer().getAllByRole('link', { name: /coming soon/ });
  expect(icons).toHaveLength(5);
  const before = router.state.location;
  for (const icon of icons) {
    expect(icon).not.toHaveAttribute('href');
    await user.click(icon);
  }
  expect(router.state.location).toBe(before);
});

test('the colour scheme can be chosen and is remembered', async () => {
  const { user } = await renderAt('/about');
  expect(footer().getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(footer().getByRole('button', { name: 'Dark' }));
  expect(footer().getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
});

test('Tab reaches the chosen colour scheme, the arrows the others; pressing the chosen one keeps it', async () => {
  const { user } = await renderAt('/about');
  const choice = (name: string) => footer().getByRole('button', { name });
  act(() => footer().getByRole('link', { name: 'Affiliate Program' }).focus());
  await user.tab();
  expect(choice('System')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(choice('Light')).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(choice('Light')).toHaveAttribute('aria-pressed', 'true');
  await user.tab();
  expect(document.body).toHaveFocus();
});
