import type { Page } from '@playwright/test';
import { meanPlan } from '../actions/meanPlan';
import { signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { switchOn } from '../fixtures/features';
import { addCustomer, addJob, addTechnician } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

const cardIn = (page: Page, row: RegExp, name: RegExp) =>
  page.getByRole('list', { name: row }).getByRole('button', { name });

test('a job is dragged onto a technician, moved by keyboard and undone, while a second browser watches', async ({
  page,
  company,
  openBrowser,
}) => {
  const { owner } = company;
  await switchOn(company, [owner], ['schedule']);
  const customer = await addCustomer(owner);
  await addTechnician(owner);
  await addJob(owner, { customer, title: 'Furnace check', isUnscheduled: true });
  const other = await openBrowser();
  await Promise.all([signIn(page, owner, '/schedule?hours=all'), signIn(other, owner, '/schedule?hours=all')]);

  const tray = page.getByRole('region', { name: 'Jobs to plan' });
  const job = tray.getByRole('button', { name: /Furnace check/ });
  await expect(job).toBeVisible();
  await checkPage(page);

  await test.step('from the tray onto the row, with a confirmation outside working hours', async () => {
    const row = page.getByRole('list', { name: /Luis Ortega/ });
    const [from, to] = [await job.boundingBox(), await row.locator('..').boundingBox()];
    if (!from || !to) throw new Error('Job and row are on the page');
    await page.mouse.move(from.x + 40, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(from.x + 90, from.y + 40, { steps: 3 });
    await page.mouse.move(Math.max(to.x, from.x + 560) + 200, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await meanPlan(page, cardIn(page, /Luis Ortega/, /Furnace check/));
  });
  await expect(job).toBeHidden();
  await expect(cardIn(other, /Luis Ortega/, /Furnace check/)).toBeVisible();

  const card = cardIn(page, /Luis Ortega/, /Furnace check/);
  const planned = (await card.getAttribute('aria-label')) ?? '';
  await test.step('a quarter of an hour later by keyboard, without a mouse', async () => {
    await card.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await meanPlan(page, card, planned);
    await expect(cardIn(other, /Luis Ortega/, /Furnace check/)).not.toHaveAccessibleName(planned);
  });

  await page.keyboard.press('Control+z');
  await expect(card).toHaveAccessibleName(planned);
  await expect(cardIn(other, /Luis Ortega/, /Furnace check/)).toHaveAccessibleName(planned);

  await test.step('two people move it at once: the second is notified during the drag and asked which move counts', async () => {
    await card.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowLeft');
    await cardIn(other, /Luis Ortega/, /Furnace check/).focus();
    await other.keyboard.press('m');
    for (let step = 0; step < 3; step += 1) await other.keyboard.press('ArrowRight');
    await other.keyboard.press('Enter');
    await meanPlan(other, cardIn(other, /Luis Ortega/, /Furnace check/), planned);
    await expect(page.getByRole('alert').filter({ hasText: /moved it to .* meanwhile/ })).toBeVisible();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: /^Plan “Furnace check” here/ });
    const whose = page.getByRole('dialog', { name: /moved “Furnace check”/ });
    await expect(question.or(whose).first()).toBeVisible();
    if (await question.isVisible()) await question.getByRole('button', { name: 'Plan it anyway' }).click();
    await whose.getByRole('button', { name: 'Keep theirs' }).click();
    const theirs = (await cardIn(other, /Luis Ortega/, /Furnace check/).getAttribute('aria-label')) ?? '';
    await expect(card).toHaveAccessibleName(theirs);
  });
});
