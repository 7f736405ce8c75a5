import { expectOffline, goOffline, installApp } from '../actions/offline';
import { expectLoaded, signIn } from '../actions/session';
import { OFFLINE_NOISE } from '../fixtures/consoleGuard';
import { addCustomer, addJob } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

test('a second visit without a network opens the app, signed in, with the day', async ({
  page,
  company,
  guard,
  context,
}) => {
  const customer = await addCustomer(company.owner);
  await addJob(company.owner, { customer });
  await signIn(page, company.owner);
  await installApp(page);
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('No heat upstairs');
  await expectLoaded(page);
  await goOffline(page, guard);
  await page.close();

  guard.allow(OFFLINE_NOISE);
  const second = await context.newPage();
  await second.goto('/landing');
  await expect(second.getByRole('heading', { level: 1, name: 'Hello, Dana' })).toBeVisible();
  await expectOffline(second);
  await expect(second.getByRole('region', { name: 'Today' })).toContainText('No heat upstairs');
  await second
    .getByRole('link', { name: /No heat upstairs/ })
    .first()
    .click();
  await expect(second.getByRole('heading', { level: 1, name: 'No heat upstairs' })).toBeVisible();
});
