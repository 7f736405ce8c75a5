import { meanPlan } from '../actions/meanPlan';
import { signIn } from '../actions/session';
import { switchOn } from '../fixtures/features';
import { addCustomer, addJob, addTechnician } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test('a visit that was moved offline and online meanwhile is asked about, and nothing is lost', async ({
  page,
  company,
  openBrowser,
}) => {
  const { owner } = company;
  await switchOn(company, [owner], ['schedule']);
  const customer = await addCustomer(owner);
  const technician = await addTechnician(owner);
  await addJob(owner, { customer, title: 'Furnace check', technicianIds: [technician.id] });
  const other = await openBrowser();
  await Promise.all([signIn(page, owner, '/schedule?hours=all'), signIn(other, owner, '/schedule?hours=all')]);
  const cardOn = (one: typeof page) =>
    one.getByRole('list', { name: /Luis Ortega/ }).getByRole('button', { name: /Furnace check/ });
  const moveBy = async (one: typeof page, steps: number): Promise<void> => {
    await cardOn(one).focus();
    await one.keyboard.press('m');
    for (let step = 0; step < steps; step += 1) await one.keyboard.press('ArrowRight');
    await one.keyboard.press('Enter');
  };
  await expect(cardOn(page)).toBeVisible();
  await expect(cardOn(other)).toBeVisible();
  const planned = (await cardOn(page).getAttribute('aria-label')) ?? '';

  await page.context().setOffline(true);
  await moveBy(page, 1);
  await meanPlan(page);
  await expect(cardOn(page)).not.toHaveAccessibleName(planned);
  const mine = (await cardOn(page).getAttribute('aria-label')) ?? '';
  await moveBy(other, 4);
  await meanPlan(other);
  await expect(cardOn(other)).not.toHaveAccessibleName(planned);
  const theirs = (await cardOn(other).getAttribute('aria-label')) ?? '';

  await page.context().setOffline(false);
  const whose = page.getByRole('dialog', { name: /moved “Furnace check”/ });
  await whose.getByRole('button', { name: 'Apply mine' }).click();
  await expect(cardOn(page)).toHaveAccessibleName(mine);
  await expect(cardOn(other)).toHaveAccessibleName(mine);
  expect(mine).not.toBe(theirs);
});
