import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Account } from '../fixtures/company';

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, { email }: Pick<Account, 'email'>, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits until nothing on the page is loading. */
export const expectLoaded = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);

/** Signs in through the form and waits for the role's start page, or for the requested `address`. */
export async function signIn(page: Page, account: Account, address = '/login'): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, account);
  if (address === '/login') {
    await page.waitForURL(/\/(landing|technician-dashboard)$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } else await page.waitForURL((url) => url.pathname + url.search === address);
}

/** Requests an address the way the app's links do, without reloading the app, wherever that leads. */
export const askFor = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

/** Goes to another page of the app. Not from one record to another on the same page, whose heading stays the same element. */
export async function goTo(page: Page, address: string): Promise<void> {
  await askFor(page, address);
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}
