import type { Page } from '@playwright/test';
import type { Journey } from './journey';

const PLAN = 'Comfort Plus';

/** Not counted: gives the company a plan to sell. */
async function writePlan(page: Page): Promise<void> {
  await page.goto('/service-agreement/plans?open=new');
  const drawer = page.getByRole('dialog', { name: 'New plan' });
  await drawer.getByLabel('Name', { exact: false }).first().fill(PLAN);
  await drawer.getByLabel('Monthly').fill('19');
  await drawer.getByRole('button', { name: 'Create plan' }).click();
  await drawer.waitFor({ state: 'hidden' });
}

/** From a draft estimate, which the page shows, to a member: the customer says yes on the phone. */
const sellWithEstimate: Pick<Journey, 'name' | 'limit' | 'walk'> = {
  name: 'office, a service agreement sold with an estimate',
  limit: 12,
  walk: async ({ page, click }) => {
    await click(page.getByRole('link', { name: 'Edit', exact: true }).first());
    await click(page.getByRole('button', { name: 'Membership' }));
    await click(page.getByRole('combobox', { name: 'Plan', exact: true }));
    await click(page.getByRole('option', { name: PLAN }));
    await click(page.getByRole('button', { name: /^Save( draft)?$/ }).first());
    await page.waitForURL(({ pathname }) => /\/estimates\/[^/]+(\/view)?$/.test(pathname));
    await click(page.getByRole('button', { name: 'More actions', exact: true }).first());
    await click(page.getByRole('menuitem', { name: 'Accept for the customer…' }));
    const dialog = page.getByRole('dialog', { name: 'Accept for the customer' });
    await click(dialog.getByRole('checkbox', { name: new RegExp(`take the plan ${PLAN}`) }));
    await click(dialog.getByText('By phone', { exact: true }));
    await click(dialog.getByRole('button', { name: 'Accept', exact: true }));
    await dialog.waitFor({ state: 'hidden' });
  },
};

/** The same when the company has no plan yet and the previous journey ended at its estimate. */
export const agreementJourney: Journey = {
  ...sellWithEstimate,
  arrange: async (page) => {
    const estimate = page.url();
    await writePlan(page);
    await page.goto(estimate);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};
