import { typeCard } from '../actions/cardFields';
import { expectLoaded, goTo, signIn } from '../actions/session';
import { checkDark, checkPage } from '../fixtures/accessibility';
import { readCollection, readDocument } from '../fixtures/database';
import { switchOn } from '../fixtures/features';
import { addCustomer, addJob, addProperty } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test('an estimate is sent, signed by the customer, and becomes a job whose invoice is paid by card', async ({
  page,
  company,
  openBrowser,
  guard,
}) => {
  // The card that the bank declines.
  guard.allow(/status of 402.*_intents/);
  test.slow();
  const { owner, companyId } = company;
  await switchOn(company, [owner]);
  const customer = await addCustomer(owner);
  await addProperty(owner, customer.id);
  await signIn(page, owner);

  await test.step('the company connects its own Stripe account', async () => {
    await goTo(page, '/payments');
    await page.getByRole('button', { name: 'Connect Stripe' }).click();
    await page.getByRole('button', { name: 'Complete the account' }).click();
    await expect(page).toHaveURL(/\/payments/);
    await expectLoaded(page);
  });

  await test.step('the estimate is written and sent', async () => {
    await goTo(page, `/estimates/new?customer=${customer.id}`);
    await page.getByLabel('Title').fill('Replace the water heater');
    await page.getByRole('button', { name: 'Add line' }).click();
    await page.getByRole('textbox', { name: 'Name, line 1' }).fill('50 gallon gas heater, installed');
    await page.getByRole('textbox', { name: 'Price, line 1' }).fill('$2,400.00');
    await checkPage(page);
    await page.getByRole('button', { name: 'Save and send' }).click();
    const dialog = page.getByRole('dialog', { name: /^Send/ });
    await expect(dialog.getByText('ada@example.com')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    // This company hasn't set up sales tax.
    await page.getByRole('button', { name: 'Send without tax' }).click();
    await expect(dialog).toBeHidden();
  });
  const [estimate] = await readCollection(`companies/${companyId}/estimates`);
  const [estimatePage = ''] = page.url().split('#');

  const theirs = await openBrowser();
  await test.step('the customer opens the link, chooses and signs', async () => {
    await theirs.goto(`/estimates/${String(estimate?.['token'])}/view`);
    await expect(theirs.getByText('50 gallon gas heater, installed').first()).toBeVisible();
    await checkPage(theirs);
    await checkDark(theirs);
    await theirs.getByLabel('Your name').fill('Ada Lovelace');
    await theirs.getByText('Type', { exact: true }).click();
    await theirs.getByRole('button', { name: 'Accept for $2,400.00' }).click();
    await expect(theirs.getByText('Thank you, this estimate is accepted')).toBeVisible();
    await checkPage(theirs);
  });

  await test.step('the office sees it immediately and creates the job', async () => {
    await expect(page).toHaveURL(estimatePage);
    await page.getByRole('button', { name: 'Create job' }).click();
    await page.waitForURL('**/jobs/*');
    await expect(page.getByRole('heading', { level: 1, name: 'Replace the water heater' })).toBeVisible();
  });
  const [job] = await readCollection(`companies/${companyId}/jobs`);

  await test.step('finished work becomes a sent invoice in two clicks', async () => {
    const done = await addJob(owner, { customer, title: 'Repair the leak' });
    expect(done.id).not.toBe(job?.id);
    await page.goto(`/jobs/${done.id}`);
    await page.getByRole('button', { name: 'Start job' }).click();
    await page.getByRole('button', { name: 'Add line' }).click();
    await page.getByRole('textbox', { name: 'Name, line 1' }).fill('Labor');
    await page.getByRole('textbox', { name: 'Price, line 1' }).fill('250');
    await page.getByRole('textbox', { name: 'Price, line 1' }).press('Tab');
    await expect(page.getByText('$250.00 before discounts and tax')).toBeVisible();
    await page.getByRole('button', { name: 'Finish job' }).click();
    await page.getByRole('link', { name: 'Invoice now' }).click();
    await expect(page.getByText('To ada@example.com')).toBeVisible();
    await checkPage(page);
    await page.getByRole('button', { name: 'Send invoice' }).click();
    await page.getByRole('button', { name: 'Send without tax' }).click();
    await expect(page).toHaveURL(/\/invoices\/[A-Za-z0-9]{20}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('INV-');
    await expectLoaded(page);
    await checkPage(page);
  });
  const invoiceId = page.url().split('/').at(-1) ?? '';
  const invoice = await readDocument(`companies/${companyId}/invoices/${invoiceId}`);

  await test.step('the customer pays by card, once, and both sides see it', async () => {
    await theirs.goto(`/invoices/${String(invoice['token'])}`);
    await expect(theirs.getByText('$250.00').first()).toBeVisible();
    await checkPage(theirs);
    await checkDark(theirs);
    await theirs.getByRole('button', { name: 'Pay $250.00' }).click();
    // Without leaving the page; a declined card is followed by one that works.
    await typeCard(theirs, '4000000000000002');
    await theirs.getByRole('button', { name: 'Pay $250.00' }).click();
    await expect(theirs.getByText('Your card was declined.').first()).toBeVisible();
    await typeCard(theirs, '4242424242424242');
    await theirs.getByRole('button', { name: 'Pay $250.00' }).click();
    await expect(theirs).toHaveURL(/paid=1/);
    // The bank notifies the server, which writes the payment, and the page keeps polling.
    await expect(theirs.getByText(/Paid/).first()).toBeVisible({ timeout: 90_000 });
    await checkPage(theirs);
    await expect
      .poll(async () => (await readDocument(`companies/${companyId}/invoices/${invoiceId}`))['status'])
      .toBe('paid');
    const payments = await readCollection(`companies/${companyId}/payments`);
    expect(payments).toMatchObject([{ amountCents: 25_000, state: 'succeeded', method: 'card' }]);
  });
});

test('an altered, revoked or guessed link shows nothing, and a record’s address asks strangers to sign in', async ({
  page,
  company,
}) => {
  const { owner, companyId } = company;
  await switchOn(company, [owner]);
  await page.goto('/invoices/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('This link does not show anything')).toBeVisible();
  await checkPage(page);
  await page.goto('/estimates/AAAAAAAAAAAAAAAAAAAAAA/view');
  await expect(page.getByText('This link does not show anything')).toBeVisible();
  await page.goto(`/invoices/${companyId}`);
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/taxes');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/taxes$/);
});
