import { expectLoaded, signIn } from '../actions/session';
import { checkDark, checkPage } from '../fixtures/accessibility';
import { addCustomer, addJob } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test('any record is two keys and its number away, and pages are one or two keys away', async ({ page, company }) => {
  const { owner } = company;
  const customer = await addCustomer(owner);
  const job = await addJob(owner, { customer });
  await signIn(page, owner, '/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expectLoaded(page);

  await test.step('by number, however it is typed', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(job.number.replace('-', '').toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'No heat upstairs' })).toBeVisible();
  });

  await test.step('by phone, with the customer’s records', async () => {
    await page.keyboard.press('Control+k');
    // The job's page behind it has dropdowns of its own.
    await expect(page.locator('[role="option"][aria-selected="true"]')).toBeVisible();
    await page.keyboard.type('5550134');
    await expect(page.getByRole('option', { name: /Ada Lovelace/ }).first()).toBeVisible();
    await expect(page.getByRole('option', { name: new RegExp(job.number) })).toBeVisible();
    await checkPage(page);
    await checkDark(page);
    await page.keyboard.press('Escape');
  });

  await test.step('by keys, which a sheet lists', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Customers');
    await checkPage(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  });
});
