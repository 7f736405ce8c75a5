import { expectLoaded, goTo, signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { readCollection } from '../fixtures/database';
import { addCustomer } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

/** Two good rows, one with broken quotes, one without a name, one existing customer, one duplicate within the file. */
const ROWS = [
  'First Name,Last Name,Phone,Email,Street,City,State,Zip',
  'Zoë,Niño,512-555-0101,zoe@example.com,1 Elm St,Austin,TX,78701',
  'Bob,Ross,512-555-0102,bob@example.com,2 Elm St,Austin,TX,78701',
  'Broken,"Quote,512-555-0103,,,,,',
  'Ada,Again,828-555-0134,,,,,',
  ',,512-555-0105,,,,,',
  'Robert,Ross,(512) 555-0102,,,,,',
];

test('a customer file is checked row by row, imported, and undone as a whole', async ({ page, company }) => {
  const { owner, companyId } = company;
  const path = `companies/${companyId}/customers`;
  await addCustomer(owner);
  // Search finds a new customer once the server has added them to its directory.
  await expect.poll(async () => (await readCollection(`companies/${companyId}/directory`)).length).toBeGreaterThan(0);
  await signIn(page, owner, '/customers');
  await page.getByRole('button', { name: 'More for the list' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await expect(page.getByText('No imports yet')).toBeVisible();
  await checkPage(page);

  const totals = (counts: Record<string, number>) =>
    test.step(JSON.stringify(counts), async () => {
      for (const [label, count] of Object.entries(counts)) {
        await expect(
          page
            .locator('dl > div')
            .filter({ has: page.getByText(label, { exact: true }) })
            .locator('dd'),
        ).toHaveText(String(count));
      }
    });

  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS.join('\r\n')) });
  await expect(page.getByRole('combobox', { name: '“Last Name” goes to' })).toHaveValue('Last name');
  await checkPage(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('heading', { name: '6 rows checked' })).toBeVisible();
  await totals({ 'To be created': 2, 'Imported before': 0, 'Duplicates, skipped': 2, 'With errors, left out': 2 });
  await expect(page.getByRole('region', { name: 'Rows to look at' })).toContainText(
    'The quotes in this row are broken',
  );
  await expect(
    page.getByRole('region', { name: 'Duplicates' }).getByRole('link', { name: 'Ada Lovelace' }),
  ).toBeVisible();
  await checkPage(page);
  expect(await readCollection(path)).toHaveLength(1);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  await totals({ Added: 2, 'Duplicates, skipped': 2, 'With errors, left out': 2 });
  await checkPage(page);

  await goTo(page, '/customers');
  for (const name of ['Lovelace, Ada', 'Ross, Bob', 'Niño, Zoë'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  expect(await readCollection(path)).toHaveLength(3);

  await goTo(page, '/customers/import');
  await page.getByRole('button', { name: 'Undo the import of customers.csv' }).click();
  const question = page.getByRole('dialog');
  await checkPage(page);
  await question.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expectLoaded(page);
  expect((await readCollection(path)).map(({ name }) => name)).toEqual(['Ada Lovelace']);
  await goTo(page, '/customers');
  await expect(page.getByRole('link', { name: 'Lovelace, Ada' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ross, Bob' })).toHaveCount(0);
});
