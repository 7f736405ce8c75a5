import { expect, type Page } from '@playwright/test';

/** Saves what may speak against the plan of “Furnace check”: tests run at any hour of any day. */
export async function meanPlan(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: /^Plan “Furnace check” here/ });
  const notice = page.getByRole('status').filter({ hasText: 'is planned' });
  await expect(question.or(notice).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Plan it anyway' }).click();
}
