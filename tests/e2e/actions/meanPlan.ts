import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Confirms any warnings about the plan for “Furnace check” until its card appears under a name other than `before`: tests run at any hour
 * of any day. Warnings that an earlier plan left on the page don't apply to this one.
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
