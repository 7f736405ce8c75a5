import type { Page } from '@playwright/test';
import { DESKTOP, inBrowser, openAsAdmin, PHONE } from './browser';
import type { Figure } from './figures';

const SCREENS = [
  { name: 'desktop', viewport: DESKTOP },
  { name: 'phone', viewport: PHONE },
];

/** A form: its path, and what to press to open it. */
type Form = { name: string; path: string; open?: (page: Page) => Promise<unknown> };

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const ofFirst = (list: string, ending: string, name: string | RegExp) => async (page: Page) => {
  const href = await page
    .locator(`main a[href^="${list}/"]:not([href$="/new"], [href$="/import"])`)
    .first()
    .getAttribute('href');
  const address = (href ?? '').replace(/\/details$/, '') + ending;
  await page.goto(new URL(address, page.url()).href);
  if (name !== '') await press(name)(page);
};

/** Every form in the product with more than one field. */
const FORMS: readonly Form[] = [
  { name: 'new customer', path: '/customers/new' },
  { name: 'customer', path: '/customers', open: ofFirst('/customers', '/edit', '') },
  { name: 'new property', path: '/customers', open: ofFirst('/customers', '/details', 'Add property') },
  { name: 'new equipment', path: '/customers', open: ofFirst('/customers', '/details', /^Add equipment/) },
  {
    name: 'new tax certificate',
    path: '/customers',
    open: ofFirst('/customers', '/details?tab=money', 'Add certificate'),
  },
  { name: 'new job', path: '/jobs/new' },
  { name: 'job', path: '/jobs', open: ofFirst('/jobs', '/edit', '') },
  { name: 'new estimate', path: '/estimates/new' },
  { name: 'new invoice', path: '/invoices/new' },
  { name: 'new recurring invoice', path: '/invoices/recurring/new' },
  { name: 'new load calculation', path: '/manual-j/new' },
  { name: 'new plumbing calculation', path: '/plumbing-calc/new' },
  { name: 'new technician', path: '/technicians?open=new' },
  { name: 'new item', path: '/pricebook?open=new' },
  { name: 'new template', path: '/pricebook/templates?open=new' },
  { name: 'new tax zone', path: '/taxes?open=new' },
  { name: 'new discount', path: '/discounts?open=new' },
  { name: 'profile', path: '/settings?tab=profile' },
  { name: 'company', path: '/settings?tab=company' },
  { name: 'working hours', path: '/settings?tab=hours' },
  { name: 'arrival windows', path: '/settings?tab=windows' },
  { name: 'job types', path: '/settings?tab=job-types' },
  { name: 'lead sources', path: '/settings?tab=lead-sources' },
  { name: 'invoicing', path: '/settings?tab=invoicing' },
  { name: 'customer messages', path: '/settings?tab=messages' },
  { name: 'AI settings', path: '/settings?tab=assistant' },
  { name: 'question to the assistant', path: '/assistant' },
];

/** Far below any screen: the position of a button that is covered or missing. */
const OUT_OF_SIGHT = 99_999;

/** Returns the lower edge of a form's main action before any scrolling, or `OUT_OF_SIGHT` when something covers it. */
async function lowerEdge(page: Page): Promise<number> {
  const action = page.locator('[data-main-action]').last();
  await action.waitFor();
  // Drawers slide in from the side, and lists above a form may still grow.
  await page.waitForTimeout(1000);
  const box = await action.boundingBox();
  if (!box) return OUT_OF_SIGHT;
  const isCovered = await action.evaluate((element, { x, y }) => !element.contains(document.elementFromPoint(x, y)), {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
  return isCovered ? OUT_OF_SIGHT : box.y + box.height;
}

async function reach(page: Page, open: Form['open']): Promise<number> {
  await open?.(page);
  return lowerEdge(page);
}

/** Measures how far down the main action of every form is, on a desktop and on a phone. The limit is the height of the screen. */
export const measureMainActions = (address: string): Promise<Figure[]> =>
  inBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const { name: screen, viewport } of SCREENS) {
      const page = await openAsAdmin(browser, address, viewport);
      for (const { name, path, open } of FORMS) {
        await page.goto(address + path);
        const figure = await reach(page, open).catch((error: unknown) => {
          console.error(`The form “${name}” did not open:`, error);
          return OUT_OF_SIGHT;
        });
        figures.push({ what: `main action: ${name}, ${screen}`, figure, unit: 'px', limit: viewport.height });
      }
    }
    return figures;
  });
