import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../seed/config';

/** A function's first call starts a process in the emulator, and may render its PDF there. */
const PATIENCE_MS = 90_000;

export const LAUNCH = {
  executablePath: process.env['FIELDWRIGHT_CHROMIUM'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
};

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A page's heading, once the page itself has loaded: until then its skeleton shows the name. */
export const PAGE_HEADING = 'h1:not([data-outline] *)';

/** A mid-range phone in a village. */
const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const CPU_SLOWED = 4;

/** Makes a page as slow as on such a phone. Call `Network.enable` first. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
}

/** Fills in `/login` for one of the demo's people and returns the sign-in button. */
export async function fillSignIn(page: Page, email: string): Promise<Locator> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  return page.getByRole('button', { name: 'Sign in' });
}

/** Opens a page in its own browser, as on a separate device: a desktop or a phone. */
export async function newPage(browser: Browser, address: string, viewport = DESKTOP): Promise<Page> {
  const isPhone = viewport === PHONE;
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Opens such a page of the demo, signed in as the first company's admin. */
export async function openAsAdmin(browser: Browser, address: string, viewport: typeof DESKTOP): Promise<Page> {
  const page = await newPage(browser, address, viewport);
  await page.goto('/login');
  await (await fillSignIn(page, 'admin@blue-ridge.example')).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  return page;
}

/** Runs `look` in its own browser, which is always closed afterward. */
export async function inBrowser<T>(look: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(LAUNCH);
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
}
