import type { Page } from '@playwright/test';
import { goOffline, goOnline, installApp, outbox } from '../actions/offline';
import { expectLoaded, signIn, signOut } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { readCollection } from '../fixtures/database';
import { expect, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

async function addCustomerByHand(page: Page, firstName: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  // Loading content shifts what is below it, and a tap at that moment misses.
  await expectLoaded(page);
  await page
    .getByRole('link', { name: 'New customer' })
    .or(page.getByRole('link', { name: 'Add your first customer' }))
    .first()
    .tap();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Cellar');
  await page.getByRole('button', { name: 'Property and access' }).click();
  await page.getByLabel('No property yet').check();
  await page.getByRole('button', { name: 'Create customer' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: `${firstName} Cellar` })).toBeVisible();
}

test('customers entered offline arrive once and in order, with a warning before leaving', async ({
  page,
  company,
  guard,
}) => {
  const { owner, companyId } = company;
  await signIn(page, owner);
  await installApp(page);
  await page.goto('/customers');
  await expect(page.getByText('No customers yet')).toBeVisible();

  await goOffline(page, guard);
  await addCustomerByHand(page, 'First');
  await page.getByRole('main').getByRole('link', { name: 'Customers' }).tap();
  await addCustomerByHand(page, 'Second');
  await expect(outbox(page, 2)).toBeVisible();
  await checkPage(page);

  await test.step('signing out lists what is unsent', async () => {
    await signOut(page);
    const question = page.getByRole('dialog', { name: '2 changes not on the server yet' });
    await expect(question).toContainText('They stay on this device');
    await checkPage(page);
    await question.getByRole('button', { name: 'Cancel' }).tap();
    await expect(question).toBeHidden();
  });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Second Cellar' })).toBeVisible();
  await expect(outbox(page, 2)).toBeVisible();
  expect(await readCollection(`companies/${companyId}/customers`)).toEqual([]);

  await goOnline(page);
  await expect(outbox(page, 0)).toBeVisible({ timeout: 60_000 });
  const stored = await readCollection(`companies/${companyId}/customers`);
  expect(stored.map(({ name }) => name)).toEqual(['First Cellar', 'Second Cellar']);
});
