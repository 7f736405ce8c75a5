import { expectLoaded, signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { readDocument } from '../fixtures/database';
import { expect, test } from '../fixtures/test';

test('profile, company and appearance are saved, and the colors apply on another device', async ({
  page,
  company,
  openBrowser,
}) => {
  await signIn(page, company.owner, '/settings');

  await test.step('profile', async () => {
    await page.getByLabel('First name').fill('Diana');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account: Diana Whitfield' })).toBeVisible();
  });

  await test.step('company', async () => {
    await page.getByRole('tab', { name: 'Company' }).click();
    await page.getByLabel('Website').fill('www.birch.example');
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Denver');
    await page.getByRole('option', { name: /Mountain Time, Denver/ }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Company saved.')).toBeVisible();
    const stored = await readDocument(`companies/${company.companyId}`);
    expect(stored).toMatchObject({ timeZone: 'America/Denver', name: company.name });
  });

  await test.step('the owner stays admin: no one can take the role or remove them', async () => {
    await page.getByRole('tab', { name: 'Team' }).click();
    await expect(page.getByText('Owner', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Role of/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(0);
  });

  await test.step('dark mode stays after a reload and on another device', async () => {
    await page.getByRole('tab', { name: 'Appearance' }).click();
    await checkPage(page);
    await page.getByRole('radio', { name: 'Dark' }).click();
    const isDark = (look: typeof page) =>
      expect(look.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await isDark(page);
    await expect.poll(async () => (await readDocument(`users/${company.owner.uid}`))['colorScheme']).toBe('dark');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await isDark(page);
    const other = await openBrowser();
    await signIn(other, { ...company.owner, firstName: 'Diana' });
    await expectLoaded(other);
    await isDark(other);
  });
});
