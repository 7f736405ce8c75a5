import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../browser';
import type { Figure } from '../figures';
import { ROOT } from '../paths';
import { handOn, type Hand } from './hand';

/** What people do from a beginning to an end, as they would do it who knows the app. */
export type Journey = {
  name: string;
  /** The most clicks and filled fields that it may take. */
  limit?: number;
  /** Without counting: brings the page to where the journey begins. */
  arrange?: (page: Page) => Promise<void>;
  /** Counted. Ends when what was wanted is seen. */
  walk: (hand: Hand) => Promise<void>;
};

/** What a journey counts as that was not walked to its end. */
const NOT_WALKED = 999;

export const isWalked = ({ figure }: Figure): boolean => figure < NOT_WALKED;

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Walks a journey on a page and says what it took: clicks and filled fields, and beside them the screens scrolled. */
export async function walkJourney(page: Page, { name, limit, arrange, walk }: Journey): Promise<Figure> {
  const hand = handOn(page);
  const { counts } = hand;
  const figureOf = (figure: number): Figure => ({
    what: `journey: ${name}`,
    figure,
    unit: `= ${plural(counts.clicks, 'click')} + ${plural(counts.fields, 'field')}, ${plural(counts.scrolls, 'scroll')}`,
    ...(limit !== undefined && { limit }),
  });
  try {
    await arrange?.(page);
    await walk(hand);
    return figureOf(counts.clicks + counts.fields);
  } catch (error) {
    const picture = join(ROOT, '.cache/journeys', `${name.replaceAll(/\W+/g, '-')}.png`);
    await page.screenshot({ path: picture }).catch(() => undefined);
    console.error(`The journey “${name}” did not get through, at ${page.url()} (${picture}):`, error);
    return { ...figureOf(NOT_WALKED), limit: limit ?? 0 };
  }
}

/** A page in a browser of its own, as on somebody else's device. */
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

/** The first call of a function starts a process in the emulator, and makes its PDF there. */
const PATIENCE_MS = 90_000;
