// npm run pictures: takes the pictures of the public pages from the demo in a tab, and those of the README from the demo companies. Uses
// the running `npm start`, or starts what it needs; link previews need neither. `npm run pictures -- readme`, `-- previews` or `-- pages`
// takes only these, `-- pages day,sign` two of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { ADDRESS, companyOf, openDemo } from './pictures/demo.mjs';
import { enterDemo, openWebApp, recordedDocuments } from './pictures/demoTab.mjs';
import { readmeShots } from './pictures/readme.mjs';
import { shots } from './pictures/shots.mjs';
import { ROOT } from './project.mjs';
import { printFailure, say } from './report.mjs';

/** Destination, contents and format of the pictures. */
const ALBUMS = {
  pages: {
    folder: 'src/features/marketing/pictures',
    open: openWebApp,
    shots: async () => shots(await recordedDocuments()),
    enter: enterDemo,
    take: variantsOf,
  },
  readme: {
    folder: 'docs/screenshots',
    open: openDemo,
    shots: async () => readmeShots(await companyOf('Blue Ridge')),
    enter: signIn,
    take: async (page) => [{ ending: '.png', picture: await page.screenshot() }],
  },
};
const LIMIT_BYTES = 60_000;
/** For phones: maximum width and size. */
const SMALL = { width: 640, limitBytes: 24_000 };
const QUALITIES = [82, 74, 66, 58, 50, 42, 34, 26];
const PASSWORD = 'fieldwright';

/** Opens a page for a user, or for a visitor. Each has their own browser. */
async function pageFor(browser, as, enter, { width, height, scale, isPhone = false }, trade) {
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
  // A machine without a network shouldn't look like a device without a signal.
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  const page = await context.newPage();
  // The first page makes the development server read the whole app, which takes long on a busy machine.
  page.setDefaultTimeout(120_000);
  if (as === null) return page;
  await enter(page, as, trade);
  return page;
}

async function signIn(page, email) {
  await page.goto(`${ADDRESS}/login`, { timeout: 120_000 });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { timeout: 60_000 });
}

/** Waits until everything has loaded. A busy machine isn't a slow connection: that notice is hidden. */
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

/** Captures the window in light and dark, each large and small: `day.webp`, `day-small.webp`, `day-dark.webp`, `day-dark-small.webp`. */
async function variantsOf(page) {
  const variants = [];
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(400);
    const ending = colorScheme === 'dark' ? '-dark' : '';
    variants.push({ ending: `${ending}.webp`, picture: await webpOf(page, { limitBytes: LIMIT_BYTES }) });
    variants.push({ ending: `${ending}-small.webp`, picture: await webpOf(page, SMALL) });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return variants;
}

/** @returns {Promise<Buffer>} the best WebP of the window within the limit, `width` pixels wide */
async function webpOf(page, { width, limitBytes }) {
  const session = await page.context().newCDPSession(page);
  const window = page.viewportSize();
  const { density, x, y } = await page.evaluate(() => ({ density: devicePixelRatio, x: scrollX, y: scrollY }));
  const clip = width && { x, y, ...window, scale: Math.min(1, width / (window.width * density)) };
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, ...(clip && { clip }) });
    picture = Buffer.from(data, 'base64');
    if (picture.length <= limitBytes) break;
  }
  await session.detach();
  return picture;
}

async function takeAlbum(album) {
  const end = await album.open();
  const browser = await chromium.launch({
    executablePath: process.env.FIELDWRIGHT_CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await fill(album, browser);
  } finally {
    // An open browser would keep this program from ending.
    await browser.close();
    await end();
  }
}

/** Through Vite, like the pages being previewed: it resolves their texts and pictures (`import.meta.glob`). */
async function takePreviews() {
  const server = await createServer({
    root: ROOT,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    await server.ssrLoadModule('/scripts/pictures/previews.ts');
  } finally {
    await server.close();
  }
}

async function fill({ folder, shots: shotsOf, enter, take }, browser) {
  mkdirSync(join(ROOT, folder), { recursive: true });
  const wanted = process.argv[3]?.split(',');
  const pages = new Map();
  for (const { name, as, path, size, trade, scrollTo, run } of await shotsOf()) {
    if (wanted && !wanted.includes(name)) continue;
    const key = JSON.stringify([as, size, trade]);
    if (!pages.has(key)) pages.set(key, await pageFor(browser, as, enter, size, trade));
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
    for (const { ending, picture } of await take(page)) {
      writeFileSync(join(ROOT, folder, name + ending), picture);
      say('Picture', `${name}${ending}, ${Math.round(picture.length / 1000)} KB, of ${path}`);
    }
  }
}

try {
  for (const [name, album] of Object.entries(ALBUMS))
    if ([name, undefined].includes(process.argv[2])) await takeAlbum(album);
  if (['previews', undefined].includes(process.argv[2])) await takePreviews();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
