import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { demoAddress } from '@/data/demo/demoTab';
import { LAUNCH, PAGE_HEADING, PHONE, fillSignIn, slowDown } from './browser';
import { medianOf, type Figure } from './figures';

const WHO = 'technician@blue-ridge.example';
const VISITS = 3;
const READING_MS = 3_000;

/** Starts Chromium as a phone with its own profile, so that a second visit has the first one's cache. */
const openPhone = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...LAUNCH,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await slowDown(session);
  return page;
}

/** The page itself has loaded: it has its heading, and no longer shows a loading state. */
const IS_READY = `document.querySelector('${PAGE_HEADING}') && !document.querySelector('main [role="status"]')?.textContent.startsWith('Loading')`;

/**
 * Records when a page's name is first visible, when the page itself is, and when it is ready: polling from outside costs a slow phone
 * half a second. Text, as in `open`.
 */
const NOTE_SIGHTS = `{
  const seen = (window.firstSeen = {});
  const look = () => {
    if (document.querySelector('h1')?.getClientRects().length) seen.heading ??= performance.now();
    if (document.querySelector('${PAGE_HEADING}')) seen.page ??= performance.now();
    if (${IS_READY}) seen.ready ??= performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}`;

const seenAt = async (page: Page, what: 'heading' | 'page' | 'ready'): Promise<number> => {
  const seen = await page.waitForFunction(`window.firstSeen?.${what}`, undefined, { polling: 250 });
  return Number(await seen.jsonValue()) / 1000;
};

/**
 * Seconds after the request: when anything was painted, when the heading appeared, when the page itself did, when it had read its data,
 * and when the first code of a feature's page was requested.
 */
type Drawn = { paint: number; heading: number; own: number; ready: number; code: number };

async function open(page: Page, address: string): Promise<Drawn> {
  await page.addInitScript({ content: NOTE_SIGHTS });
  await page.goto(address, { waitUntil: 'commit' });
  const heading = await seenAt(page, 'heading');
  const own = await seenAt(page, 'page');
  const ready = await seenAt(page, 'ready');
  // A page delivered as HTML has its heading before it is painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Without named functions in it: the compiler would look for its own helper in the page.
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const code = await page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/\w+Page-[^/]*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  );
  return { paint: paint / 1000, heading, own, ready, code: code / 1000 };
}

/** Runs something on a phone with an empty cache. */
async function onNewPhone<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'fieldwright-phone-'));
  const context = await openPhone(profile);
  const result = await work(await slowPage(context));
  await context.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return result;
}

/** Returns the seconds from the button on `/demo` to the start page, for someone who reads a little first. */
async function enterDemo(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/demo`);
  await page.waitForTimeout(READING_MS);
  const clickedAt = Date.now();
  await page.getByRole('link', { name: 'Start the demo' }).click();
  await page.waitForURL(/\/landing$/);
  await page.locator(PAGE_HEADING).first().waitFor();
  return (Date.now() - clickedAt) / 1000;
}

/**
 * Measures the app on a slow phone (4× CPU, 1.6 Mbit/s, 150 ms), served at `address` as built, against the demo's emulators: when the
 * home page is painted, from the click on "Sign in" to the day, and a second visit. Medians of a few.
 */
export async function measureSlowPhone(address: string): Promise<Figure[]> {
  const [home, login, again, demo]: Drawn[][] = [[], [], [], []];
  const signIn: number[] = [];
  const fromDoor: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const profile = mkdtempSync(join(tmpdir(), 'fieldwright-phone-'));
    const context = await openPhone(profile);
    const first = await slowPage(context);
    home?.push(await open(first, `${address}/`));
    await first.close();
    const page = await slowPage(context);
    login?.push(await open(page, `${address}/login`));
    const button = await fillSignIn(page, WHO);
    const clickedAt = Date.now();
    await button.click();
    await page.getByRole('heading', { level: 1, name: 'My day' }).waitFor();
    await page.waitForFunction(IS_READY);
    signIn.push((Date.now() - clickedAt) / 1000);
    // The service worker caches what a second visit needs.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForTimeout(15_000);
    await page.close();
    again?.push(await open(await slowPage(context), `${address}/jobs`));
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    demo?.push(await onNewPhone((page) => open(page, `${address}${demoAddress('hvac', 'technician')}`)));
    fromDoor.push(await onNewPhone((page) => enterDemo(page, address)));
  }
  const seconds = (what: string, values: readonly number[], limit?: number): Figure => ({
    what: `slow phone: ${what}`,
    figure: medianOf(values),
    unit: `s (${values.map((value) => value.toFixed(2)).join(', ')})`,
    ...(limit !== undefined && { limit }),
  });
  const drawn = (what: string, visits: readonly Drawn[] = [], limit?: number, headingLimit?: number): Figure[] => [
    seconds(
      `${what}, drawn`,
      visits.map(({ paint }) => paint),
      limit,
    ),
    seconds(
      '... its heading',
      visits.map(({ heading }) => heading),
      headingLimit,
    ),
  ];
  return [
    ...drawn('first visit of /', home, 2.5),
    ...drawn('first visit of /login', login, 2),
    seconds('from "Sign in" to the start page', signIn, 3.5),
    ...drawn('second visit of /jobs', again, 1.5, 1.5),
    // The content people read and click: it waits for the account, the database and the frame.
    seconds(
      '... the page itself',
      (again ?? []).map(({ own }) => own),
    ),
    seconds(
      '... all of it',
      (again ?? []).map(({ ready }) => ready),
    ),
    seconds(
      '... its code asked for',
      (again ?? []).map(({ code }) => code),
    ),
    seconds('from the button on /demo to the start page', fromDoor, 4),
    seconds(
      'from a link past /demo to the start page',
      (demo ?? []).map(({ own }) => own),
      4,
    ),
  ];
}
