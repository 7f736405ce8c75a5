import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Figure } from '../figures';
import { ROOT } from '../paths';
import { handOn, type Hand } from './hand';

/** A task from start to finish, done the way an experienced user would do it. */
export type Journey = {
  name: string;
  /** Maximum clicks and filled fields. */
  limit?: number;
  /** Not counted: brings the page to the journey's starting point. */
  arrange?: (page: Page) => Promise<void>;
  /** Counted. Ends when the target is visible. */
  walk: (hand: Hand) => Promise<void>;
};

/** The count for a journey that wasn't completed. */
const NOT_WALKED = 999;

export const isWalked = ({ figure }: Figure): boolean => figure < NOT_WALKED;

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Walks a journey on a page and reports what it took: clicks and filled fields, plus the screens scrolled. */
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
