import { expectLoaded, goTo, signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { patchDocument } from '../fixtures/database';
import { expect, test } from '../fixtures/test';

test('an admin sees why a member lacks a feature, and the audit log', async ({ page, company }) => {
  const office = await company.hire('office');
  await patchDocument(`users/${office.uid}`, { features: { customers: true, jobs: true } });
  await signIn(page, company.owner);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Company' }).click();
  await menu.getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('link', { name: 'What each person may do' }).click();

  await test.step('members and reasons', async () => {
    await expect(page.getByRole('row', { name: /Priya Raman/ })).toContainText('Office');
    await page.getByRole('link', { name: 'Priya Raman' }).click();
    const drawer = page.getByRole('dialog', { name: 'Priya Raman' });
    await drawer.getByRole('button', { name: /^Technicians/ }).click();
    await expect(drawer.getByText(/Priya Raman’s own flag “technicians” is off/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Diagnostics', exact: true }).click();
    await drawer.getByRole('combobox', { name: 'Can Priya Raman open this page?' }).fill('/reports');
    await expect(drawer.getByRole('status')).toContainText('Only the role Admin or Manager may open this');
    await page.keyboard.press('Escape');
    await checkPage(page);
    await page.goto('/admin-backend');
  });

  await test.step('audit log', async () => {
    await page.getByRole('tab', { name: 'Audit log' }).click();
    const log = page.getByRole('list', { name: 'Audit log' });
    await expect(log).toContainText(`Dana Whitfield invited ${office.email}: as Office`);
    await expect(log).toContainText('Priya Raman joined as Office');
    await checkPage(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
  });

  await test.step('admins only', async () => {
    await patchDocument(`users/${company.owner.uid}`, { role: 'manager' });
    await expect(page).toHaveURL('/landing');
    await page.goto('/test-payment');
    await expect(page).toHaveURL('/landing');
  });
});

test('a test payment goes through, and its events appear in the webhook log', async ({ page, company }) => {
  await signIn(page, company.owner, '/test-payment');
  await expect(page.getByText('None yet')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $1.00 in test mode' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await page.waitForURL(/\/test-payment\?checkout=/);
  await expect(page.getByRole('region', { name: 'Result' }).getByText('Paid')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Test payments' }).getByRole('listitem')).toHaveCount(1);
  await checkPage(page);

  await goTo(page, '/admin-backend?tab=diagnostics');
  await expectLoaded(page);
  await expect(page.getByRole('list', { name: 'Stripe events' })).toContainText('checkout.session.completed');
  await checkPage(page);
});
