import { askFor, expectLoaded, goTo, signIn } from '../actions/session';
import { checkPage } from '../fixtures/accessibility';
import { patchDocument } from '../fixtures/database';
import { expect, test } from '../fixtures/test';

const AD_GENERATOR_MESSAGE =
  'Access Denied: This area is restricted to administrators only. If you believe you should have access, please contact your system administrator.';

test('a disabled feature redirects to the start page; dashboards and the ad generator are limited to their roles, and changes apply immediately', async ({
  page,
  company,
}) => {
  const technician = await company.hire('technician');
  await patchDocument(`users/${technician.uid}`, { features: { jobs: true, technicians: true } });
  await signIn(page, technician);
  await expectLoaded(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const address of ['/customers', '/Customers/some-id/details']) {
    await askFor(page, address);
    await expect(page).toHaveURL('/landing?feature=customers');
    await expect(page.getByText('Customers is locked')).toBeVisible();
    await expect(page.getByText('Ask your administrator.')).toBeVisible();
  }
  await expectLoaded(page);

  await test.step('once enabled, it opens without a reload', async () => {
    await patchDocument(`users/${technician.uid}`, { features: { jobs: true, technicians: true, customers: true } });
    await expect(page.getByText('Customers is locked')).toBeHidden();
    await nav.getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  });

  await expect(nav.getByRole('link', { name: 'My day' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Today' })).toHaveCount(0);
  await askFor(page, '/office-dashboard');
  await expect(page).toHaveURL('/landing');
  await test.step('the ad generator explains itself before redirecting others', async () => {
    await page.goto('/admin/ad-generator');
    await expect(page.getByRole('alert')).toHaveText(AD_GENERATOR_MESSAGE);
    await checkPage(page);
    await expect(page).toHaveURL('/landing');
  });

  await patchDocument(`users/${technician.uid}`, { role: 'office' });
  await expect(nav.getByRole('link', { name: 'Today' })).toBeVisible();
  await page.goto('/office-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Office board' })).toBeVisible();
  await expectLoaded(page);
  await expect(nav.getByRole('link', { name: 'My day' })).toHaveCount(0);
  await askFor(page, '/technician-dashboard');
  await expect(page).toHaveURL('/landing');

  await askFor(page, '/office-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Office board' })).toBeVisible();
  await patchDocument(`users/${technician.uid}`, { role: 'user' });
  await expect(page).toHaveURL('/landing');
});

test('an unknown address shows a message, signed out and signed in', async ({ page, company, guard }) => {
  // The hosting returns 404 too.
  guard.allow(/status of 404.*\/no\/such\/page/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await signIn(page, company.owner, '/jobs/no-such-job');
  await expect(page.getByText('Job not found')).toBeVisible();
  await goTo(page, '/customers/no-such-customer/details');
  await expect(page.getByText('Customer not found')).toBeVisible();
  await checkPage(page);
});
