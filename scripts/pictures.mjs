// npm run pictures: takes the pictures of the public pages from the demo, in src/features/marketing/pictures. Uses the
// running `npm start`, or starts the demo itself.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ADDRESS, openDemo } from './pictures/demo.mjs';
import { shots } from './pictures/shots.mjs';
import { ROOT } from './project.mjs';
import { printFailure, say } from './report.mjs';

const FOLDER = join(ROOT, 'src/features/marketing/pictures');
const LIMIT_BYTES = 60_000;
const QUALITIES = [82, 74, 66, 58, 50, 42, 34, 26];
const PASSWORD = 'fieldwright';

/** A page of somebody, or of a visitor. Each has a browser of their own. */
async function pageFor(browser, as, { width, height, scale, isPhone = false }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The first page makes the development server read all of the app, which takes long on a busy machine.
  page.setDefaultTimeout(120_000);
  if (as === null) return page;
  await page.goto(`${ADDRESS}/login`, { timeout: 120_000 });
  await page.getByLabel('E-mail').fill(as);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { timeout: 60_000 });
  return page;
}

/** Waits until nothing loads any more. A busy machine is no slow connection: that notice is left out. */
async function settle(page) {
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  await page.locator('h1').first().waitFor({ timeout: 60_000 });
  for (const selector of ['[role="status"][class*="rows"]', '[role="status"][class*="spinner"]', '[aria-busy="true"]'])
    await page
      .locator(selector)
      .first()
      .waitFor({ state: 'hidden', timeout: 60_000 })
      .catch(() => undefined);
  await page.waitForTimeout(1500);
  await page
    .getByText('Slow connection')
    .evaluateAll((notes) => notes.forEach((note) => (note.closest('[class*="notice"]') ?? note).remove()));
}

/** @returns {Promise<Buffer>} the best WebP of the window that keeps to the limit */
async function pictureOf(page) {
  const session = await page.context().newCDPSession(page);
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    picture = Buffer.from(data, 'base64');
    if (picture.length <= LIMIT_BYTES) break;
  }
  await session.detach();
  return picture;
}

async function takeAll() {
  const browser = await chromium.launch({
    executablePath: process.env.FIELDWRIGHT_CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const pages = new Map();
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, as, path, size, scrollTo } of await shots()) {
    const key = JSON.stringify([as, size]);
    if (!pages.has(key)) pages.set(key, await pageFor(browser, as, size));
    const page = pages.get(key);
    await page.goto(ADDRESS + path, { timeout: 60_000 });
    await settle(page);
    if (scrollTo) {
      const heading = page.getByText(scrollTo).first();
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start' })).catch(() => undefined);
      await page.waitForTimeout(300);
    }
    const picture = await pictureOf(page);
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    say('Picture', `${name}.webp, ${Math.round(picture.length / 1000)} KB, of ${path}`);
  }
  await browser.close();
}

let end = async () => undefined;
try {
  end = await openDemo();
  await takeAll();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
} finally {
  await end();
}
