import type { Page } from '@playwright/test';
import { expectLoaded, fillSignIn, goTo, signIn } from '../actions/session';
import { checkPage, expectNoSideScroll } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

/** Goes from the notice of a locked feature to the checkout of the local fake Stripe. */
async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/landing?feature=schedule');
  await expect(page.getByText('Schedule is locked')).toBeVisible();
  await page.getByRole('button', { name: 'Start 14 days free' }).click();
  await page.waitForURL(/:12111\/pay\//);
}
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('an admin who leaves the checkout is charged nothing and finds the way back; the plan of a locked feature is purchased, and it is on', async ({
  page,
  company,
  guard,
}) => {
  await signIn(page, company.owner);
  await goToCheckout(page);
  const checkout = page.url();
  await page.getByRole('link', { name: 'Back' }).click();

  await expect(title(page, 'Nothing was charged')).toBeVisible();
  await checkPage(page);
  await test.step('the same plan again opens the same checkout', async () => {
    await page.getByRole('button', { name: 'Try again with Essentials' }).click();
    await page.waitForURL(/:12111\/pay\//);
    expect(page.url()).toBe(checkout);
    await page.getByRole('link', { name: 'Back' }).click();
  });
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL('/landing?feature=schedule');

  await test.step('another company’s checkout isn’t shown', async () => {
    guard.allow(/Error watching stripeCheckouts/);
    await page.goto('/payment-success?checkout=cs_test_of_somebody_else');
    await expect(title(page, 'There is no such payment here')).toBeVisible();
    await checkPage(page);
  });

  await goTo(page, '/landing?feature=schedule');
  await page.getByRole('button', { name: 'Start 14 days free' }).click();
  await page.waitForURL(/:12111\/pay\//);
  await page.getByRole('button', { name: 'Start trial', exact: true }).click();

  await expect(page).toHaveURL(/\/payment-success\?checkout=cs_/);
  await expect(title(page, 'You’re all set')).toBeVisible();
  await expect(page.getByText(`Everything in Essentials is on for ${company.name}`)).toBeVisible();
  await checkPage(page);

  await test.step('a reload shows the same', async () => {
    await page.reload();
    await expect(title(page, 'You’re all set')).toBeVisible();
  });

  await test.step('the feature is on everywhere, and the pricing page knows the plan', async () => {
    await page.getByRole('link', { name: 'Start working' }).click();
    await expect(title(page, `Hello, ${company.owner.firstName}`)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' })).toBeVisible();
    await expect(page.getByText('Schedule is locked')).toBeHidden();
    await page.goto('/features#pricing');
    const essentials = page.getByRole('article', { name: 'Essentials' });
    await essentials.getByRole('link', { name: 'Choose this plan' }).click();
    await expect(page.getByRole('link', { name: 'Your plan: open billing' })).toBeVisible();
  });
});

test('a visitor reads the prices, chooses a plan, and finds it again after signing in', async ({ page, company }) => {
  await page.goto('/features');
  await expect(title(page, 'Everything from the first call to the money')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Manual J', exact: true }).first().click();
  await expect(title(page, 'Manual J')).toBeVisible();
  await page.getByText('Yearly, 16% less').click();
  await page.getByRole('link', { name: 'Start 14 days free' }).click();
  await expect(page.getByText('Professional is kept for you')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  // Both forms have an e-mail field, so wait for this one.
  await expect(title(page, 'Sign in')).toBeVisible();
  await fillSignIn(page, company.owner);
  await expect(page).toHaveURL('/subscribe?plan=professional&interval=year');
  await expect(title(page, 'Professional, 14 days free')).toBeVisible();
  await expect(page.getByText('$990')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start 14 days free' })).toBeEnabled();
  await expectLoaded(page);
});
