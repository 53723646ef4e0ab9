import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
const server = spawn('npx', ['vite', '--port', '5199', '--strictPort', '--logLevel', 'warn'], { env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }, stdio: 'inherit' });
try {
  for (let i = 0; i < 120; i += 1) { try { await fetch('http://localhost:5199/'); break; } catch { await new Promise((r) => setTimeout(r, 1000)); } }
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  for (const [width, height, scheme] of [[390, 844, 'light'], [1440, 900, 'light'], [390, 844, 'dark'], [320, 640, 'light']]) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme });
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    await page.goto('http://localhost:5199/about', { timeout: 120000 });
    const opener = page.getByRole('button', { name: /^Development mailbox \(/ });
    await opener.waitFor({ timeout: 120000 });
    await opener.click();
    await page.getByRole('tab', { name: 'Mail' }).focus();
    await page.keyboard.press('ArrowRight'); await page.keyboard.press('ArrowRight');
    const person = page.getByLabel('Person');
    await person.selectOption({ label: 'Lena Frost, lena@aiclub.example' });
    await page.screenshot({ path: `/tmp/wt/door-${width}-${scheme}-lena.png` });
    await person.selectOption({ label: 'Omar Reyes, omar@aiclub.example' });
    await page.getByRole('tabpanel').evaluate((e) => e.scrollTo(0, 300));
    await page.screenshot({ path: `/tmp/wt/door-${width}-${scheme}-omar.png` });
    if (width === 1440) {
      // the service worker's door
      const answer = await page.evaluate(async () => { const url = new URL('/mock-supabase/rest/v1/rpc/verify_certificate', location.origin); const r = await fetch(url, { method: 'POST', headers: { apikey: 'sb_publishable_mock', 'Content-Type': 'application/json' }, body: JSON.stringify({ code: '7K3M-9QXW-2B4D' }) }); return [r.status, await r.text()]; });
      console.log(answer);
    }
    await page.close();
  }
  await browser.close();
} finally { server.kill(); }
process.exit(0);
