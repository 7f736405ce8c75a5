import type { FrameLocator, Page } from '@playwright/test';

/** Returns the fields of the fake Stripe, which are in their own frame as Stripe's are. */
const fieldsOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

/** Types one of Stripe's test numbers into the fields on a page. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = fieldsOf(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration (MM/YY)').fill('12/34');
  await fields.getByLabel('Security code').fill('123');
}

/** Confirms the prompt of the customer's bank. */
export const confirmWithBank = (page: Page): Promise<void> =>
  fieldsOf(page).getByRole('button', { name: 'Confirm with the bank' }).click();
