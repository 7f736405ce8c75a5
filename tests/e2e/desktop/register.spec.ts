import { openVerificationLinks } from '../../../scripts/seed/emulators';
import { expectLoaded } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { newEmail, PASSWORD } from '../fixtures/company';
import { expect, test } from '../fixtures/test';

test('a new owner goes from the home page through registration to a working company', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Quote it. Sign it. Do it. Get paid.' })).toBeVisible();
  await checkPage(page);
  await page.getByRole('link', { name: 'Start free' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your company' })).toBeVisible();
  await checkPage(page);

  await test.step('what is wrong is said beside each field', async () => {
    await page.getByLabel('First name').fill('  ');
    await page.getByLabel('E-mail').fill('not-an-address');
    await page.getByLabel(/^Password/).fill('short');
    await page.getByLabel('Company phone').fill('call me');
    await page.getByRole('button', { name: 'Create company', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Please correct');
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Enter your first name/);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter a valid e-mail address/);
    await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(/Use at least 8 characters/);
    await expect(page.getByLabel('Company phone')).toHaveAccessibleDescription(/7 to 15 digits/);
    await checkPage(page);
  });

  const email = newEmail('rosa');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Ibáñez 🔧');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel('Company name').fill('Ibáñez & Töchter, אבג 🏗️');
  await page.getByRole('combobox', { name: 'Industry' }).click();
  await page.getByRole('option', { name: 'Demolition' }).click();

  await test.step('a reload keeps the input, but not the password', async () => {
    await page.reload();
    await expect(page.getByRole('status')).toContainText('Your unsaved changes are back');
    await expect(page.getByLabel('Last name')).toHaveValue('Ibáñez 🔧');
    await expect(page.getByLabel('Company name')).toHaveValue('Ibáñez & Töchter, אבג 🏗️');
    await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Demolition');
    await expect(page.getByLabel(/^Password/)).toHaveValue('');
  });

  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel('Company phone').fill('8285550100');
  await page.getByLabel('Street').fill('48 Haywood Rd');
  await page.getByRole('button', { name: 'Create company', exact: true }).click();

  await test.step('the first steps: time zone, look, people', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Ibáñez & Töchter, אבג 🏗️' })).toBeVisible();
    await checkPage(page);
    const timeZone = page.getByRole('combobox', { name: 'Time zone' });
    await expect(timeZone).toHaveValue(/America\/New York/);
    await timeZone.fill('Denver');
    await page.getByRole('option', { name: /America\/Denver/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Main color')).toBeVisible();
    await checkPage(page);
    await page.getByRole('button', { name: 'Skip' }).click();
    // Nobody is invited from an address that was never confirmed.
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
    await openVerificationLinks([email]);
    await page.getByRole('button', { name: 'I have confirmed it' }).click();
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeHidden();
    await page.getByLabel('E-mail').fill('colleague@example.com');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Invited' })).toContainText('colleague@example.com');
    await checkPage(page);
    await page.getByRole('button', { name: 'Start working' }).click();
  });

  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Rosa' })).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByText('Nothing is booked for today')).toBeVisible();
  await checkPage(page);
});

test('an address that has an account already cannot be registered again', async ({ page, company, guard }) => {
  guard.allow(/status of 400.*accounts:signUp/);
  await page.goto('/register');
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Whitfield');
  await page.getByLabel('E-mail').fill(company.owner.email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel('Company name').fill('A second one');
  await page.getByLabel('Company phone').fill('(828) 555-0100');
  await page.getByRole('button', { name: 'Create company', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('There is already an account with this e-mail address');
  await expect(page.getByLabel('Company name')).toHaveValue('A second one');
});
