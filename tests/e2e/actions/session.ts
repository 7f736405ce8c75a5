import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Account } from '../fixtures/company';

/** Fills in the sign-in form and sends it. */
export async function fillSignIn(page: Page, { email }: Pick<Account, 'email'>, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits until nothing on the page is on its way any more. */
export const expectLoaded = (page: Page): Promise<void> => expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);

/** Signs in through the form and waits for the start page. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${account.firstName}` })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}
