import { expectLoaded, signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { readDocument } from '../fixtures/database';
import { expect, test } from '../fixtures/test';

test('a plan is purchased, changed with its costs shown, canceled and kept', async ({ page, company }) => {
  await signIn(page, company.owner, '/settings?tab=billing');

  await test.step('purchased at the checkout', async () => {
    await expect(page.getByText('Test mode: no money moves')).toBeVisible();
    await page.getByRole('article', { name: 'Essentials' }).getByRole('button', { name: 'Start 14 days free' }).click();
    await page.getByRole('button', { name: 'Start trial with a card' }).click();
    await page.waitForURL(/\/payment-success/);
    await expect
      .poll(async () => (await readDocument(`companies/${company.companyId}`))['subscription'])
      .toMatchObject({ planId: 'essentials', status: 'trialing' });
  });

  const plan = page.getByRole('region', { name: 'Your plan' });
  await test.step('shown with the next charge', async () => {
    await page.goto('/settings?tab=billing');
    await expect(plan).toContainText('Essentials');
    await expect(plan).toContainText('$49 a month');
    await expect(plan.getByText('Trial', { exact: true })).toBeVisible();
    await expect(plan.getByText('Next invoice')).toBeVisible();
    await expectLoaded(page);
    await checkPage(page);
  });

  await test.step('changed after the amounts were shown', async () => {
    await plan.getByRole('button', { name: 'Change plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change plan' });
    await dialog.getByRole('radio', { name: /^Professional/ }).click();
    await expect(dialog.getByText('Due now')).toBeVisible();
    await checkPage(page);
    await dialog.getByRole('button', { name: 'Change to Professional, $99 a month' }).click();
    await expect(page.getByText('Your plan is now Professional.')).toBeVisible();
    await expect(plan).toContainText('$99 a month');
  });

  await test.step('canceled with one click, and kept with another', async () => {
    await plan.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(plan.getByText('Canceled', { exact: true })).toBeVisible();
    await plan.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(plan.getByText('Trial', { exact: true })).toBeVisible();
  });
});
