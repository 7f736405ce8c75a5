import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { DESKTOP, PAGE_HEADING, inBrowser, openAsAdmin, PHONE } from './browser';
import type { Figure } from './figures';

const SETTLED_MS = 1_500;
const LIST_PATIENCE_MS = 20_000;
/** A record in a list: a card on phones, a table row on wider screens. */
const RECORD = 'main li[data-index], main tr[data-row-index]';

/** One measurement on a page of the demo, as its first company's admin. */
type Measure = {
  path: string;
  viewport: typeof DESKTOP;
  what: string;
  unit: string;
  limit?: number;
  atLeast?: number;
  /** Measured in the page; null if it has nothing of the kind. */
  measure: (page: Page) => Promise<number | null>;
};

/** Counts the rows fully visible in the window. */
const wholeRows = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      // An anonymous function: otherwise the compiler would expect its own helper in the page.
      [...document.querySelectorAll('tr[data-row-index]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const frame = row.closest('[role="region"]')?.getBoundingClientRect();
        return top >= 0 && bottom <= Math.min(window.innerHeight, frame?.bottom ?? window.innerHeight);
      }).length,
  );

/** Returns where the first record starts. */
const firstRecord = (page: Page): Promise<number | null> =>
  page.evaluate((record) => {
    const first = document.querySelector(record);
    return first === null ? null : first.getBoundingClientRect().top + window.scrollY;
  }, RECORD);

const LISTS: readonly { path: string; rows?: number }[] = [
  { path: '/jobs', rows: 16 },
  { path: '/jobs?view=all', rows: 16 },
  { path: '/customers', rows: 16 },
  { path: '/estimates' },
  { path: '/invoices' },
  { path: '/invoices?view=to-invoice' },
  { path: '/invoices/recurring' },
  { path: '/payments' },
  { path: '/pricebook' },
  { path: '/taxes' },
  { path: '/discounts' },
  { path: '/technicians' },
  { path: '/manual-j' },
  { path: '/plumbing-calc' },
  { path: '/inspections' },
  { path: '/diagnostics?tab=findings' },
  { path: '/diagnostics' },
];

/** The measurements: one line per page and figure. */
const MEASURES: readonly Measure[] = LISTS.flatMap(({ path, rows }): Measure[] => [
  {
    path,
    viewport: DESKTOP,
    what: 'whole rows at 1440×900',
    unit: 'rows',
    ...(rows !== undefined && { atLeast: rows }),
    measure: wholeRows,
  },
  {
    path,
    viewport: PHONE,
    what: 'first record at 390×844',
    unit: 'px from the top',
    limit: PHONE.height / 2,
    measure: firstRecord,
  },
]);

/** Measures the demo's lists as people see them: how much a window shows, and where the first record starts on a phone. */
export const measureScreens = (address: string): Promise<Figure[]> =>
  inBrowser(async (browser) => [
    ...(await measuresAt(browser, address, DESKTOP)),
    ...(await measuresAt(browser, address, PHONE)),
  ]);

async function measuresAt(browser: Browser, address: string, viewport: typeof DESKTOP): Promise<Figure[]> {
  const page = await openAsAdmin(browser, address, viewport);
  const figures: Figure[] = [];
  for (const { path, what, unit, limit, atLeast, measure } of MEASURES.filter((each) => each.viewport === viewport)) {
    await page.goto(address + path);
    await page.locator(PAGE_HEADING).waitFor();
    // A list without records has none to wait for.
    await page
      .locator(RECORD)
      .first()
      .waitFor({ timeout: LIST_PATIENCE_MS })
      .catch(() => undefined);
    await sleep(SETTLED_MS);
    const figure = await measure(page);
    if (figure !== null)
      figures.push({
        what: `${path}, ${what}`,
        figure: Math.round(figure),
        unit,
        ...(limit !== undefined && { limit }),
        ...(atLeast !== undefined && { atLeast }),
      });
  }
  await page.context().close();
  return figures;
}
