// npm run pictures: takes the pictures of the public pages and of the README from the demo. Uses the running `npm start`, or
// starts the demo itself. `npm run pictures -- readme` or `-- pages` takes only these.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ADDRESS, companyOf, openDemo } from './pictures/demo.mjs';
import { readmeShots } from './pictures/readme.mjs';
import { shots } from './pictures/shots.mjs';
import { ROOT } from './project.mjs';
import { printFailure, say } from './report.mjs';

/** Where the pictures go, what is on them, and how they are stored. */
const ALBUMS = {
  pages: { folder: 'src/features/marketing/pictures', shots, ending: 'webp', take: webpOf },
  readme: { folder: 'docs/screenshots', shots: readmeShots, ending: 'png', take: (page) => page.screenshot() },
};
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
async function webpOf(page) {
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
  const company = await companyOf('Blue Ridge');
  const selected = Object.entries(ALBUMS).filter(([name]) => [name, undefined].includes(process.argv[2]));
  for (const [, album] of selected) await fill(album, { browser, pages, company });
  await browser.close();
}

async function fill({ folder, shots: shotsOf, ending, take }, { browser, pages, company }) {
  mkdirSync(join(ROOT, folder), { recursive: true });
  for (const { name, as, path, size, scrollTo, run } of await shotsOf(company)) {
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
    if (run) {
      await run(page);
      await page.waitForTimeout(800);
    }
    const picture = await take(page);
    writeFileSync(join(ROOT, folder, `${name}.${ending}`), picture);
    say('Picture', `${name}.${ending}, ${Math.round(picture.length / 1000)} KB, of ${path}`);
  }
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
