import { fillSignIn, signOut } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test('a wrong password is told in plain words, sign-in leads back, and after signing out somebody else can sign in', async ({
  page,
  company,
  guard,
}) => {
  // Chromium reports the refusal as a failed request.
  guard.allow(/status of 400.*signInWithPassword/);
  await page.goto('/jobs?view=today');
  await expect(page).toHaveURL(/\/login\?from=%2Fjobs%3Fview%3Dtoday$/);

  await fillSignIn(page, company.owner, 'not the password');
  await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong.');
  await checkPage(page);

  await fillSignIn(page, company.owner);
  await expect(page).toHaveURL('/jobs?view=today');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

  const colleague = await company.hire('office');
  await signOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  await page.goto('/customers');
  await expect(page).toHaveURL(/\/login\?from=%2Fcustomers$/);
  await fillSignIn(page, colleague);
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account: Priya Raman' })).toBeVisible();
});

test('a forgotten password can be asked for, whether or not the address is known', async ({ page, company, guard }) => {
  guard.allow(/status of 400.*sendOobCode/);
  await page.goto('/login');
  for (const email of [company.owner.email, 'nobody.at.all@example.com']) {
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('status')).toContainText('Check your mail');
    if (email === company.owner.email) await checkPage(page);
    await page.goto('/login');
  }
});
