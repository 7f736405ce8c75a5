import { goOffline, goOnline } from '../actions/offline';
import { goTo, signIn } from '../actions/session';
import { checkDark, checkPage } from '../fixtures/accessibility';
import { readCollection } from '../fixtures/database';
import { switchOn } from '../fixtures/features';
import { addCustomer, addProperty } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

test('a load is estimated on a first visit, entered room by room also offline, shared, and added to an estimate', async ({
  page,
  company,
  guard,
  openBrowser,
}) => {
  test.slow();
  const { owner, companyId } = company;
  await switchOn(company, [owner], ['manualJ', 'estimates']);
  const customer = await addCustomer(owner);
  await addProperty(owner, customer.id);
  await signIn(page, owner);
  const stored = async () => (await readCollection(`companies/${companyId}/manualJ`))[0];
  const heating = page.getByRole('button', { name: /^Heating/ }).first();

  await test.step('a dozen answers give a first estimate', async () => {
    await goTo(page, '/manual-j/new');
    await page.getByRole('textbox', { name: /^Name/ }).fill('First visit');
    await page.getByRole('textbox', { name: /^Address/ }).fill('48 Haywood Rd, Asheville, NC 28806');
    await page.getByRole('button', { name: /Asheville Rgnl/ }).click();
    await page.getByLabel('Floor area').fill('1500');
    await checkPage(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'First visit' })).toBeVisible();
    await expect(page.getByText(/Not for choosing equipment/)).toBeVisible();
    await checkPage(page);
  });

  await test.step('it becomes the full calculation, and gets a room while offline', async () => {
    await page.getByRole('button', { name: 'Continue room by room' }).click();
    await page.getByRole('tab', { name: 'Rooms' }).click();
    const before = await heating.textContent();
    await goOffline(page, guard);
    await page.getByRole('button', { name: 'Rectangular room' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rectangular room' });
    await dialog.getByLabel('Name').fill('Sun room');
    await dialog.getByLabel(/^Length/).fill('14');
    await dialog.getByLabel(/^Width/).fill('12');
    await dialog.getByLabel(/^Height/).fill('8');
    await dialog
      .getByLabel(/: windows/)
      .first()
      .fill('2*3x5');
    await dialog.getByRole('button', { name: 'Add room' }).click();
    await expect(page.getByText(/on this device/).first()).toBeVisible();
    await expect(heating).not.toHaveText(before ?? '');
    await checkPage(page);
    await goOnline(page);
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
    await expect.poll(async () => (await stored())?.['house']).toContain('Sun room');
    expect(await stored()).toMatchObject({ mode: 'full' });
  });

  await test.step('a change is undone and redone', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Sun room')).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByText('Sun room').first()).toBeVisible();
  });

  await test.step('every number opens, and the report downloads', async () => {
    await page.getByRole('tab', { name: 'Results' }).click();
    await expect(page.getByText('Where the loads come from')).toBeVisible();
    await heating.click();
    await expect(page.getByRole('dialog')).toContainText(/sum of/i);
    await page.keyboard.press('Escape');
    await checkPage(page);
    await page.getByRole('link', { name: 'View' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^L\d\d-.*\.pdf$/);
  });

  await test.step('anyone with the link can see it until it is revoked', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: /Copy the customer/ }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/manual-j\/[\w-]{22}\/view$/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const theirs = await openBrowser();
    await theirs.goto(link);
    await expect(theirs.getByText('Where the loads come from')).toBeVisible();
    await expect(theirs.getByText(/Not approved or certified by ACCA/)).toBeVisible();
    await checkPage(theirs);
    await checkDark(theirs);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: /Revoke the link/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Revoke/ })
      .click();
    await expect(theirs.getByText('This link does not show anything')).toBeVisible();
  });

  await test.step('its results are added to an estimate', async () => {
    await page
      .getByRole('link', { name: 'Add to estimate' })
      .or(page.getByRole('button', { name: 'Add to estimate' }))
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'New estimate' })).toBeVisible();
    await expect(page.getByLabel('Message to the customer')).toHaveValue(/Btu\/h/);
  });
});
