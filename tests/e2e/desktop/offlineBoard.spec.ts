import { meanPlan } from '../actions/meanPlan';
import { goOffline } from '../actions/offline';
import { signIn } from '../actions/session';
import { switchOn } from '../fixtures/features';
import { addCustomer, addJob, addTechnician } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test('when a visit is moved offline and online, the first move counts and the other becomes a conflict', async ({
  page,
  company,
  openBrowser,
  guard,
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

  await goOffline(page, guard);
  await moveBy(page, 1);
  await meanPlan(page, cardOn(page), planned);
  const mine = (await cardOn(page).getAttribute('aria-label')) ?? '';
  await moveBy(other, 4);
  await meanPlan(other, cardOn(other), planned);
  const theirs = (await cardOn(other).getAttribute('aria-label')) ?? '';

  await page.context().setOffline(false);
  // The prompt appears on the board while its step is in progress, and otherwise where pending changes are listed; until then the
  // server's version applies.
  const whose = page.getByRole('dialog', { name: /moved “Furnace check”/ });
  const waiting = page.getByRole('button', { name: '1 change not on the server yet' });
  await expect(cardOn(page).or(whose).first()).toBeVisible();
  await expect(whose.or(waiting).first()).toBeVisible();
  await expect(cardOn(other)).toHaveAccessibleName(theirs);
  expect(mine).not.toBe(theirs);
});
