import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Saves what may speak against the plan of “Furnace check”, until its card is there under another name than `before`: tests run at
 * any hour of any day. What an earlier plan left on the page says nothing of this one.
 */
export async function meanPlan(page: Page, card: Locator, before = ''): Promise<void> {
  const question = page.getByRole('dialog', { name: /^Plan “Furnace check” here/ });
  await expect(async () => {
    if (await question.isVisible()) await question.getByRole('button', { name: 'Plan it anyway' }).click();
    await expect(card).toBeVisible({ timeout: 1_000 });
    await expect(card).not.toHaveAccessibleName(before, { timeout: 1_000 });
    await expect(question).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}
