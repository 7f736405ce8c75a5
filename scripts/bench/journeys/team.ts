import type { Page } from '@playwright/test';
import { gradientPng } from '../../seed/picture';
import type { Journey } from './journey';

/** Ada Lovelace of 12 Elm St, who calls from this number; `tests/e2e/fixtures/records` creates her. */
const KNOWN = { name: 'Ada Lovelace', phone: '5550134' };

const toStart = async (page: Page): Promise<void> => {
  await page.goto('/landing');
  await page.getByRole('link', { name: 'New job' }).first().waitFor();
};

/** The office on a call, from its start page. */
export const officeJourneys: readonly Journey[] = [
  {
    name: 'office, a customer by phone number',
    arrange: toStart,
    walk: async ({ page, click, fill }) => {
      await click(page.getByRole('button', { name: /Search or jump to/ }));
      await fill(page.getByRole('combobox', { name: /Search or jump to/ }), KNOWN.phone);
      await click(page.getByRole('option', { name: new RegExp(KNOWN.name) }).first());
      await page.getByRole('heading', { level: 1, name: KNOWN.name }).waitFor();
    },
  },
  {
    name: 'office, a job for a known customer',
    arrange: toStart,
    walk: async ({ page, click, fill }) => {
      await click(page.getByRole('link', { name: 'New job' }).first());
      await fill(page.getByRole('textbox', { name: 'Customer', exact: true }), KNOWN.phone);
      await click(page.getByRole('option', { name: new RegExp(KNOWN.name) }).first());
      await fill(page.getByLabel('Title'), 'Drain is slow');
      await click(page.getByRole('button', { name: 'Book job' }));
      await page.getByRole('heading', { level: 1, name: 'Drain is slow' }).waitFor();
    },
  },
  {
    name: 'office, a call from a new caller to a booked job',
    arrange: toStart,
    walk: async ({ page, click, fill }) => {
      await click(page.getByRole('link', { name: 'New job' }).first());
      await fill(page.getByRole('textbox', { name: 'Customer', exact: true }), 'Grace Hopper');
      await click(page.getByRole('option', { name: /^New customer/ }));
      const customer = page.getByRole('dialog', { name: 'New customer' });
      await fill(customer.getByLabel('Phone', { exact: true }), '8285550199');
      await fill(customer.getByLabel('Street'), '9 Pearl Dr');
      await fill(customer.getByLabel('City'), 'Asheville');
      await fill(customer.getByLabel('ZIP code'), '28801');
      await click(customer.getByRole('button', { name: /^(Create|Save)/ }));
      await customer.waitFor({ state: 'hidden' });
      await fill(page.getByLabel('Title'), 'No hot water');
      await click(page.getByRole('button', { name: 'Book job' }));
      await page.getByRole('heading', { level: 1, name: 'No hot water' }).waitFor();
    },
  },
  {
    name: 'office, an estimate from a job, saved',
    walk: async ({ page, click, fill }) => {
      await click(page.getByRole('button', { name: /^More actions for/ }).first());
      await click(page.getByRole('menuitem', { name: 'New estimate' }));
      await fill(page.getByRole('textbox', { name: 'Name, line 1' }), 'Water heater, 50 gallons');
      await fill(page.getByRole('textbox', { name: 'Price, line 1' }), '1800');
      await click(page.getByRole('button', { name: 'Save draft' }));
      await page.waitForURL(/\/estimates\/[A-Za-z0-9]{20}/);
    },
  },
];

/** A technician holding the phone in one hand. */
export const technicianJourney: Journey = {
  name: 'technician, from the day to a finished job with a photo',
  arrange: async (page) => {
    await page.getByRole('region', { name: 'Next stop' }).waitFor();
  },
  walk: async ({ page, click, photograph }) => {
    await click(page.getByRole('button', { name: 'On my way' }));
    const message = page.getByRole('dialog', { name: /^Message / });
    await click(message.getByRole('button', { name: /^(Send|Done)/ }));
    await message.waitFor({ state: 'hidden' });
    await click(page.getByRole('button', { name: 'Start job' }));
    await page.getByRole('region', { name: 'Current job' }).waitFor();
    await photograph(
      page.getByRole('button', { name: 'Take photo' }),
      Buffer.from(gradientPng([11, 93, 87], [251, 182, 36])),
    );
    await page
      .getByText(/1 photo/)
      .first()
      .waitFor();
    await click(page.getByRole('button', { name: 'Finish job' }));
    await page.getByRole('region', { name: 'Done (1)' }).waitFor();
  },
};
