import type { Page } from '@playwright/test';
import { askFor, expectLoaded, goTo, signIn } from '../actions/session';
import { checkDark, checkPage, expectNoSideScroll } from '../fixtures/accessibility';
import { QUOTE_TO_CASH, switchOn } from '../fixtures/features';
import { addCustomer, addEquipment, addJob, addLead, addProperty, addTechnician } from '../fixtures/records';
import { expect, test } from '../fixtures/test';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff';

test('every page fits a narrow phone, with the longest names', async ({ page, company, guard }) => {
  const { owner } = company;
  const customer = await addCustomer(owner, {
    firstName: 'Hubert',
    lastName: LONG,
    email: `${LONG}@example.com`.toLowerCase(),
  });
  const property = await addProperty(owner, customer.id, { label: `Home of ${LONG}` });
  await addEquipment(owner, customer.id, property.id, { serial: 'SN-0000111122223333444455556666' });
  const technician = await addTechnician(owner);
  const job = await addJob(owner, {
    customer,
    property,
    technicianIds: [technician.id],
    title: `Replace the ${LONG} valve`,
  });

  // Tests have no connection to the service that draws the card's code.
  guard.allow(/api\.qrserver\.com/);
  // Two dozen pages, each checked by axe.
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAll(page, [
    '/',
    '/hvac',
    '/features/ad/schedule',
    '/features/ad/estimates/roofing',
    '/blog',
    '/blog/sizing-gas-pipe-longest-length',
    '/business-card',
    '/privacy',
    '/meta',
    '/login',
    '/register',
    '/door/nothing',
  ]);
  await signIn(page, owner);
  const addresses = [
    '/landing',
    '/technician-dashboard',
    '/office-dashboard',
    '/jobs',
    '/jobs/new',
    `/jobs/${job.id}`,
    `/jobs/${job.id}/edit`,
    `/jobs/${job.id}/report`,
    // The server gives a job's first visit the job's id.
    `/visit/${job.id}`,
    '/customers',
    '/customers/new',
    `/customers/${customer.id}/details`,
    `/customers/${customer.id}/edit`,
    '/customers/import',
    '/customers/inbox',
    '/technicians',
    '/technicians/crews',
    '/technicians/territories',
    '/hours',
    '/hours/mileage',
    `/hours?technician=${technician.id}`,
    '/settings',
    '/settings?tab=company',
    '/settings?tab=team',
    '/settings?tab=billing',
    '/features',
    '/roadmap',
    '/demo',
    '/features/schedule',
    '/subscribe?plan=professional&interval=month',
    '/payment-cancel',
    '/admin',
    '/admin/messages',
    '/admin-backend',
    '/test-payment',
    '/reports',
    '/hours/pay',
    '/hours/pay-rules',
    '/reports/sales',
    '/reports/mileage',
    '/reports/settings',
    '/reports/equipment',
    '/reports/companies',
    '/reports/units?show=age',
  ];
  await visitAll(page, addresses);
});

test('every estimate, invoice and money page fits a narrow phone, and finished work is billed in two taps', async ({
  page,
  company,
}) => {
  const { owner } = company;
  await switchOn(
    company,
    [owner],
    [
      ...QUOTE_TO_CASH,
      'manualJ',
      'plumbingCalc',
      'diagnostics',
      'inspections',
      'leads',
      'reviews',
      'schedule',
      'awards',
      'googleMyBusiness',
      'nextdoor',
      'aiAssistant',
      'website',
      'serviceagreement',
      'contracts',
      'quickbooks',
      'wisetack',
    ],
  );
  const customer = await addCustomer(owner, { firstName: 'Hubert', lastName: LONG, email: 'hubert@example.com' });
  const job = await addJob(owner, { customer, title: `Replace the ${LONG} valve` });
  const first = await addLead(owner, { firstName: 'Hubert', lastName: LONG });
  const lead = await addLead(owner, { firstName: 'Hubert', lastName: LONG, wanted: `The ${LONG} valve` }, first.id);
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, owner);
  await visitAll(page, [
    '/leads',
    '/leads?show=board',
    '/leads/new',
    '/leads/import',
    '/leads/reports',
    '/leads/settings',
    '/google-my-business',
    '/google-my-business?tab=connection',
    '/nextdoor',
    '/nextdoor?tab=settings',
    '/quickbooks',
    '/admin/ad-generator',
    '/admin/ad-generator?tab=capacity',
    '/admin/ad-generator?tab=results',
    '/admin/ad-generator/new',
    '/assistant',
    '/assistant?conversation=new',
    '/assistant/manual-j',
    '/settings?tab=assistant',
    '/callback',
    `/leads/${lead.id}/details`,
    `/leads/${lead.id}/edit`,
    `/leads/${lead.id}/evidence`,
    '/reviews',
    '/reviews?open=new',
    '/reviews/fairness',
    '/reviews/settings',
    '/reviews/sheet',
    '/my-card',
    '/estimates',
    `/estimates/new?customer=${customer.id}`,
    '/estimates/outcomes',
    '/service-agreement',
    `/service-agreement/create?customer=${customer.id}`,
    '/service-agreement/plans',
    '/service-agreement/plans?open=new',
    '/service-agreement/changes',
    '/service-agreement/import',
    '/service-agreement/first-run',
    '/service-agreement/visits',
    '/service-agreement/income',
    '/contracts',
    `/contracts/new?customer=${customer.id}`,
    '/contracts/templates',
    '/contracts/templates?open=new',
    '/invoices',
    `/invoices/new?customer=${customer.id}`,
    '/invoices/recurring',
    `/invoices/recurring/new?customer=${customer.id}`,
    `/invoices/statement?customer=${customer.id}`,
    '/pricebook',
    '/pricebook/import',
    '/pricebook/templates',
    '/pricebook/changes',
    '/taxes',
    '/taxes?tab=report',
    '/wisetack',
    '/wisetack?tab=settings',
    `/jobs/${job.id}/collect`,
    '/reports/records?from=2026-01&to=2026-12&ledger=sales&title=Sales',
    '/discounts',
    '/payments',
    '/branding-setup',
    '/upload-logo',
    '/settings?tab=invoicing',
    '/manual-j',
    '/manual-j/new',
    '/plumbing-calc',
    '/plumbing-calc?view=quick',
    '/plumbing-calc/new',
    '/diagnostics',
    '/diagnostics/new',
    '/inspections',
    '/inspections?view=templates',
    '/inspections/new',
    '/inspections/templates/new',
    '/awards',
    '/website',
    '/awards?open=new',
    '/awards?tab=recognition',
    '/awards?tab=recognition&open=new',
    '/awards?tab=goals',
    '/schedule',
    '/routing',
    '/statusboard',
  ]);

  await goTo(page, `/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Start job' }).tap();
  await page.getByLabel('Name, line 1').fill(`Valve of ${LONG}`);
  await page.getByLabel('Price, line 1').fill('180');
  await page.getByLabel('Price, line 1').press('Tab');
  await expect(page.getByText('$180.00 before discounts and tax')).toBeVisible();
  await page.getByRole('button', { name: 'Finish job' }).tap();
  await page.getByRole('link', { name: 'Invoice now' }).tap();
  await expect(page.getByText(/^hubert@example\.com · /)).toBeVisible();
  await expectNoSideScroll(page);
  await checkPage(page);
  await page.getByRole('button', { name: 'Send invoice' }).tap();
  // This company hasn't set up sales tax.
  await page.getByRole('button', { name: 'Send without tax' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('INV-');
  await expectLoaded(page);
  await expectNoSideScroll(page);
  await checkPage(page);
});

/** Opens each address, and checks that it exists, fits, and is accessible. */
async function visitAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      const { protocol, pathname } = new URL(page.url());
      // A public page is a separate document, without the app.
      const isApp = protocol === 'http:' && (await page.locator('#root[data-page]').count()) === 0;
      const [path] = address.split('?');
      // Only a different page has a different heading to wait for.
      await (isApp ? (pathname === path ? askFor : goTo)(page, address) : page.goto(address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
      await expectLoaded(page);
      await expectNoSideScroll(page);
      await checkPage(page);
      await checkDark(page);
    });
  }
}

test('the menu opens within thumb reach and navigates', async ({ page, company }) => {
  await signIn(page, company.owner);
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await tabs.getByRole('button', { name: 'More' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await checkPage(page);
  await page.getByRole('navigation', { name: 'All areas' }).getByRole('link', { name: 'Technicians' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await tabs.getByRole('link', { name: 'Jobs' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await tabs.getByRole('button', { name: 'New' }).tap();
  await page.getByRole('dialog', { name: 'Create' }).getByRole('link', { name: 'New customer' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
});
