import { goTo, signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { readCollection } from '../fixtures/database';
import { addCustomer } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test('a customer with a property and a furnace is found by serial number, and recognized when entered again', async ({
  page,
  company,
}) => {
  await signIn(page, company.owner, '/customers');
  await expect(page.getByText('No customers yet')).toBeVisible();
  await checkPage(page);
  await page.getByRole('link', { name: 'Add your first customer' }).click();

  await test.step('requires a name', async () => {
    await page.getByRole('button', { name: 'Create customer' }).click();
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Enter a first or last name/);
  });
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Phone', { exact: true }).first().fill('8285550134');
  await page.getByLabel('Street').fill('12 Elm St');
  await page.getByLabel('City').fill('Asheville');
  await page.getByRole('button', { name: 'Property and access' }).click();
  await page.getByLabel('Name of the property').fill('Home');
  await page.getByLabel('Gate code').fill('4711');
  await page.getByRole('button', { name: 'Create customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  const property = page.getByRole('article', { name: 'Home' });
  await expect(property).toContainText('4711');

  await property.getByRole('button', { name: 'Add equipment at Home' }).click();
  const drawer = page.getByRole('dialog', { name: 'New equipment' });
  await drawer.getByLabel('Make').fill('Trane');
  await drawer.getByLabel('Serial number').fill('21034K7H2G');
  await checkPage(page);
  await drawer.getByRole('button', { name: 'Add equipment' }).click();
  await expect(property).toContainText('Serial 21034K7H2G');

  await test.step('is found while the serial number is being typed', async () => {
    await page.getByRole('link', { name: 'Customers' }).first().click();
    await page.getByRole('searchbox', { name: 'Search customers' }).pressSequentially('21034k7');
    await expect(page.getByRole('link', { name: 'Lovelace, Ada' })).toBeVisible();
  });

  await test.step('notices the same phone in any format', async () => {
    await goTo(page, '/customers/new');
    await page.getByLabel('First name').fill('A.');
    await page.getByLabel('Phone', { exact: true }).first().fill('828-555-0134');
    await page.getByLabel('E-mail').first().focus();
    await expect(page.getByRole('status').filter({ hasText: 'You may already have this customer' })).toContainText(
      'Ada Lovelace',
    );
    await checkPage(page);
  });
});

test('two people edit the same customer: nothing is overwritten unseen, and one of them chooses field by field', async ({
  page,
  company,
  openBrowser,
}) => {
  const colleague = await company.hire('office');
  const customer = await addCustomer(company.owner);
  const theirs = await openBrowser();
  await signIn(page, company.owner);
  await signIn(theirs, colleague);
  for (const each of [page, theirs]) {
    await each.goto(`/customers/${customer.id}/edit`);
    await expect(each.getByLabel('First name')).toHaveValue('Ada');
  }
  for (const each of [page, theirs]) await each.getByRole('button', { name: 'Notes' }).click();
  await theirs.getByLabel('E-mail').first().fill('ada@newmail.example.com');
  await theirs.getByLabel('Notes').fill('Prefers the side door.');
  await theirs.getByLabel('Last name').fill('King');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Ada King' })).toBeVisible();
  // Before the coworker's change arrives, saving would succeed without a prompt, and the outbox would prompt later.
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Ada King' })).toBeVisible();

  await page.getByLabel('E-mail').first().fill('countess@example.com');
  await page.getByLabel('Notes').fill('Call before you come.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this too' });
  await expect(dialog.getByRole('status')).toContainText('2 of 2 left to choose');
  await checkPage(page);
  await dialog.getByRole('radio', { name: 'Mine: countess@example.com' }).click();
  await dialog.getByRole('radio', { name: 'Theirs: Prefers the side door.' }).click();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada King', exact: true })).toBeVisible();

  const [stored] = await readCollection(`companies/${company.companyId}/customers`);
  expect(stored).toMatchObject({
    lastName: 'King',
    name: 'Ada King',
    email: 'countess@example.com',
    notes: 'Prefers the side door.',
  });
});

test('two records of one customer are merged and separated again', async ({ page, company }) => {
  const { owner } = company;
  const kept = await addCustomer(owner);
  await addCustomer(owner, { firstName: 'A.', lastName: 'Byron', phone: '(828) 555-0199', email: '' });
  await signIn(page, owner, `/customers/${kept.id}/details`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Merge with another customer' }).click();
  const dialog = page.getByRole('dialog', { name: /^Merge/ });
  await dialog.getByRole('textbox', { name: 'Same customer as' }).fill('Byron');
  await page.getByRole('option', { name: /A\. Byron/ }).click();
  await expect(dialog.getByRole('table')).toContainText('(828) 555-0199');
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  const merged = page.getByRole('region', { name: 'Merged records' });
  await expect(merged).toContainText('A. Byron');
  await checkPage(page);

  await merged.getByRole('link', { name: 'A. Byron' }).click();
  await expect(page.getByText('Merged into another customer')).toBeVisible();
  await page.getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Merged into another customer')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'A. Byron' })).toBeVisible();
  await goTo(page, '/customers');
  await expect(page.getByRole('link', { name: 'Byron, A.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lovelace, Ada' })).toBeVisible();
});
