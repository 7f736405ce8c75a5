import { confirmWithBank, typeCard } from '../actions/cardFields';
import { goTo, signIn } from '../actions/session';
import { checkDark, checkPage } from '../fixtures/accessibility';
import { patchDocument, readCollection } from '../fixtures/database';
import { QUOTE_TO_CASH, switchOn } from '../fixtures/features';
import { runScheduled, zoneByDay } from '../fixtures/night';
import { addCustomer, addProperty } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test('a plan is sold and signed by the customer, its visit becomes a job, its bill is charged to the card on file, and the customer cancels online', async ({
  page,
  company,
  openBrowser,
}) => {
  test.slow();
  const { owner, companyId } = company;
  await switchOn(company, [owner], [...QUOTE_TO_CASH, 'serviceagreement', 'schedule']);
  await patchDocument(`companies/${companyId}`, { timeZone: zoneByDay() });
  const customer = await addCustomer(owner);
  await addProperty(owner, customer.id);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, owner);

  await test.step('the company connects its own Stripe account', async () => {
    await goTo(page, '/payments');
    await page.getByRole('button', { name: 'Connect Stripe' }).click();
    await page.getByRole('button', { name: 'Complete the account' }).click();
    await expect(page).toHaveURL(/\/payments/);
  });

  await test.step('a plan is written', async () => {
    await goTo(page, '/service-agreement/plans?open=new');
    const drawer = page.getByRole('dialog', { name: 'New plan' });
    await drawer.getByLabel('Name', { exact: false }).first().fill('Comfort Plus');
    await drawer.getByLabel('In short').fill('Two tune-ups a year, 10% off parts, and you come first when it is hot.');
    await drawer.getByLabel('Monthly').fill('19');
    await drawer.getByLabel('Yearly').fill('199');
    await drawer.getByLabel('At the end of the term').click();
    await page.getByRole('option', { name: 'Renews automatically' }).click();
    for (const [index, name] of ['Spring cooling tune-up', 'Fall heating tune-up'].entries()) {
      await drawer.getByRole('button', { name: 'Add visit' }).click();
      await drawer.getByLabel('What is done').nth(index).fill(name);
    }
    await drawer.getByLabel('Due in').nth(1).click();
    await page.getByRole('option', { name: 'October' }).click();
    await drawer.getByText('Member prices', { exact: false }).first().click();
    await checkPage(page);
    await drawer.getByRole('button', { name: 'Create plan' }).click();
    await expect(page.getByText('Comfort Plus saved.')).toBeVisible();
  });

  await test.step('it is sold and offered to a customer', async () => {
    await goTo(page, `/service-agreement/create?customer=${customer.id}`);
    await expect(page.getByLabel('Price, before tax')).toHaveValue('$19.00');
    await expect(page.getByText('Spring cooling tune-up, Fall heating tune-up')).toBeVisible();
    // Their only property is selected automatically once it has loaded.
    await expect(page.getByLabel(/^Property\b/).first()).not.toHaveValue('');
    await checkPage(page);
    await page.getByRole('button', { name: 'Create agreement' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Comfort Plus for Ada Lovelace' })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy the customer’s link' }).click();
    await expect(page.getByText('The customer’s link was copied.')).toBeVisible();
    await expect(page.getByText('Offered').first()).toBeVisible();
  });
  const [offered] = await readCollection(`companies/${companyId}/agreements`);

  const theirs = await openBrowser();
  await test.step('the customer signs, with separate consent to the renewal', async () => {
    await theirs.goto(`/service-agreement/${String(offered?.['token'])}/view`);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Comfort Plus' })).toBeVisible();
    await checkPage(theirs);
    await checkDark(theirs);
    await theirs.getByLabel('Your name').fill('Ada Lovelace');
    await theirs.getByText('Type', { exact: true }).click();
    await theirs.getByRole('checkbox').check();
    await theirs.getByRole('button', { name: 'Sign for $19.00 a month' }).click();
    await expect(theirs.getByText('You are a member')).toBeVisible();
    await checkPage(theirs);
  });

  await test.step('the office sees it immediately and plans a visit', async () => {
    await expect(page.getByText('Signed by Ada Lovelace', { exact: false })).toBeVisible();
    await checkPage(page);
    await checkDark(page);
    await page.getByRole('button', { name: 'Plan', exact: true }).first().click();
    await page.waitForURL('**/jobs/*');
    await expect(page.getByRole('heading', { level: 1, name: /tune-up/ })).toBeVisible();
  });

  await test.step('the customer saves a card that the bank wants confirmed, and the office sees it', async () => {
    await theirs.getByRole('button', { name: 'Add a card' }).click();
    await expect(theirs.getByText('I authorize', { exact: false })).toBeVisible();
    await typeCard(theirs, '4000002500003155');
    await theirs.getByRole('button', { name: 'Save card' }).click();
    await confirmWithBank(theirs);
    await expect(theirs.getByText('Visa ending in 3155', { exact: false }).first()).toBeVisible({ timeout: 60_000 });
    await checkPage(theirs);
    await checkDark(theirs);
    const [saved] = await readCollection(`companies/${companyId}/agreements`);
    expect(saved?.['card']).toMatchObject({ kind: 'card', last4: '3155', expires: '2034-12' });
    expect(JSON.stringify(saved)).not.toContain('4000002500003155');
    await goTo(page, `/service-agreement/${String(saved?.id)}/view`);
    await expect(page.getByText('Visa ending in 3155', { exact: false }).first()).toBeVisible();
    await checkPage(page);
  });

  await test.step('the hourly run bills it and charges the card, and both sides see it paid', async () => {
    await runScheduled('nightlyAgreements');
    const paid = async () => (await readCollection(`companies/${companyId}/invoices`)).map(({ status }) => status);
    await expect.poll(paid, { timeout: 60_000 }).toEqual(['paid']);
    await expect(page.getByRole('row', { name: /Paid.*\$19\.00/ })).toBeVisible({ timeout: 60_000 });
    await theirs.reload();
    await expect(theirs.getByRole('region', { name: 'Your payments' })).toContainText('$19.00');
    expect(await readCollection(`companies/${companyId}/payments`)).toMatchObject([
      { amountCents: 1_900, state: 'succeeded', method: 'card' },
    ]);
  });

  await test.step('the customer cancels in two steps and gets a receipt', async () => {
    await theirs.getByRole('button', { name: 'Cancel my agreement' }).click();
    await theirs.getByRole('button', { name: 'Cancel now' }).click();
    await expect(theirs.getByRole('dialog').getByText(/^Canceled on .* Receipt X\d\d-/)).toBeVisible();
    const [ended] = await readCollection(`companies/${companyId}/agreements`);
    expect(ended).toMatchObject({ nextBillOn: '' });
    expect(String(ended?.['cancelReceipt'])).toMatch(/^X\d\d-/);
  });
});
