import { Secret, TOTP } from 'otpauth';
import { fillSignIn, signIn, signOut } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test('a wrong password gets a plain message, sign-in returns to the page, and after signing out someone else can sign in', async ({
  page,
  company,
  guard,
}) => {
  // Chromium reports the rejection as a failed request.
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

test('a password reset can be requested whether or not the address is known', async ({ page, company, guard }) => {
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

test('an authenticator app is added, required at the next sign-in, and removed by an admin for a lost phone', async ({
  page,
  company,
  guard,
}) => {
  guard.allow(/status of 400.*(signInWithPassword|mfaSignIn)/);
  const colleague = await company.hire('office');
  await signIn(page, colleague, '/settings?tab=profile');
  await page.getByRole('button', { name: 'Add an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' });
  const key = (await dialog.locator('code').textContent()) ?? '';
  const codeNow = (): string => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
  await checkPage(page);
  await dialog.getByLabel('Code from the app').fill('12');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('Enter the six digits that the app shows').first()).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(codeNow());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(/^Signing in asks for its code since/)).toBeVisible();

  await signOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await fillSignIn(page, colleague);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
  await checkPage(page);
  await page.getByLabel('Code from the app').fill(codeNow() === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is not right.');
  await page.getByLabel('Code from the app').fill(codeNow());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account: Priya Raman' })).toBeVisible();

  await signOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signIn(page, company.owner, '/settings?tab=team');
  await expect(page.getByText('Code at sign-in')).toBeVisible();
  await page.getByRole('button', { name: 'More about Priya Raman' }).click();
  await page.getByRole('menuitem', { name: 'Remove authenticator app…' }).click();
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await expect(page.getByText('Code at sign-in')).toHaveCount(0);

  await signOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signIn(page, colleague, '/jobs');
});
