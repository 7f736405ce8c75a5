import { expect, test } from '../fixtures/test';

test('a visitor runs a company in the tab: sends an estimate, signs it as the customer, and finds it signed after a reload', async ({
  page,
  baseURL,
}) => {
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(String(baseURL))) abroad.push(request.url());
  });
  await page.goto('/demo');
  await page.getByRole('link', { name: 'Start the demo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Dana' })).toBeVisible();
  await page.getByRole('button', { name: 'See the day' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await page.getByRole('button', { name: 'See estimates' }).click();

  await test.step('the e-mail stays in the tab and links to the customer’s page', async () => {
    await page.getByRole('button', { name: 'Leave the tour' }).click();
    await page.getByRole('row').filter({ hasText: 'Draft' }).first().click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: '1 message that the demo did not send' }).click();
    await page.getByRole('button', { name: 'Open the customer’s page' }).click();
  });

  await test.step('the customer accepts', async () => {
    await page.getByLabel('Your name').fill('Priya Gebre');
    await page.getByText('Type', { exact: true }).click();
    await page.getByRole('button', { name: /^Accept for \$/ }).click();
    await expect(page.getByText('Thank you, this estimate is accepted')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Thank you, this estimate is accepted')).toBeVisible();
  });

  await test.step('the customer pays the deposit without a card', async () => {
    await expect(page.getByText('no card is asked for')).toBeVisible();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText('Thank you, your payment has arrived')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
  });

  expect(abroad).toEqual([]);
});
