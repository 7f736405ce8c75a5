import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { changeAgreement, planAgreementVisits } from '@/domain/agreement/record/api';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { agreementMonthSchema, agreementPostingSchema } from '@/domain/agreement/record/postingSchema';
import { agreementBillSchema } from '@/domain/agreement/record/schema';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildAgreement, buildMember, buildPlan } from '@/testing/factories/agreement';
import { buildBusinessUnit } from '@/testing/factories/businessUnit';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { serviceAgreementLinkRoutes, serviceAgreementRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './AgreementsPage';
import './AgreementNewPage';
import './AgreementViewPage';
import './AgreementDetailsPage';
import './PlansPage';
import '../components/MoveUnitDialog';
import '../components/RenewalSection';
import '../components/RenewalTrap';

const plan = buildPlan({ id: 'plus' });
const ada = buildCustomer({ id: 'ada', email: 'ada@example.com' });
const house = buildProperty({ id: 'house', customerId: 'ada' });
const draft = buildAgreement({ id: 'draft', customerId: 'ada', propertyId: 'house' });
const running = buildMember();

const open = (path: string, extra: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: [...serviceAgreementRoutes, ...serviceAgreementLinkRoutes],
    path,
    role: 'manager',
    records: { agreementPlans: [plan], agreements: [draft, running], customers: [ada], properties: [house] },
    now: '2026-04-12T15:00:00.000Z',
    features: { serviceagreement: true, customers: true, jobs: true, invoices: true },
    ...extra,
  });

describe('a company with business units', () => {
  const settings = [
    {
      id: 'billing',
      ...billingSettingsSchema.parse({
        units: [
          buildBusinessUnit({ id: 'air', name: 'Air', jobTypeIds: ['maintenance'] }),
          buildBusinessUnit({ id: 'pl', name: 'Plumbing', printedName: 'Summit Plumbing' }),
        ],
      }),
    },
  ];
  const all = { agreementPlans: [plan], agreements: [draft, running], customers: [ada], properties: [house], settings };

  it('sets the unit of a plan’s agreements without a new version', async () => {
    const { user, workspace } = await open('/service-agreement/plans?open=plus', { records: all });
    const drawer = await screen.findByRole('dialog', { name: /Comfort Plus/ });
    const field = await within(drawer).findByRole('combobox', { name: 'Business unit' });
    expect(field).toHaveAttribute('placeholder', 'Air, which does maintenance');
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Plumbing' }));
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/saved/)).toBeVisible();
    const stored = await workspace.repository(collections.agreementPlans).getAll({ limit: 10 });
    expect(stored[0]).toMatchObject({ businessUnitId: 'pl', version: plan.version });
  });

  it('uses the plan’s unit for a new agreement', async () => {
    await open('/service-agreement/create?customer=ada', {
      records: { ...all, agreementPlans: [buildPlan({ id: 'plus', businessUnitId: 'pl' })] },
    });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Business unit' })).toHaveValue('Plumbing'));
  });

  it('moves a running agreement to another unit, after saying what stays', async () => {
    const calls = answerCalls([
      answering(changeAgreement, () => ({ refundCents: 0, creditNotes: [], creditFault: '' })),
    ]);
    const bill = agreementBillSchema.parse({
      ...{ invoiceId: 'bill-1', on: '2026-03-01', from: '2026-03-01', until: '2026-04-01', priceCents: 1_900 },
    });
    const { user } = await open('/service-agreement/running/view', {
      records: { ...all, agreements: [buildMember({ bills: [bill] })] },
    });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to another business unit…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move to another business unit' });
    await user.click(within(dialog).getByRole('button', { name: 'Move the agreement' }));
    expect(await within(dialog).findByText('Choose another unit.')).toBeVisible();
    await user.click(within(dialog).getByRole('combobox', { name: 'Business unit' }));
    await user.click(await screen.findByRole('option', { name: 'Plumbing' }));
    expect(within(dialog).getByText(/use the name Plumbing/)).toBeVisible();
    expect(within(dialog).getByText(/1 bill so far, including drafts/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Move the agreement' }));
    expect(await screen.findByText('The agreement now belongs to Plumbing.')).toBeVisible();
    expect(calls.callsOf(changeAgreement)).toMatchObject([
      { agreementId: 'running', change: { kind: 'unit', businessUnitId: 'pl' } },
    ]);
  });

  it('keeps the page visible while a dialog loads, and closes the menu', async () => {
    const { user } = await open('/service-agreement/running/view', {
      records: { ...all, agreements: [buildMember({})] },
    });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    const page = screen.getByRole('heading', { level: 1 });
    let wasHidden = false;
    const watch = new MutationObserver(() => (wasHidden ||= page.closest('[style*="display: none"]') !== null));
    watch.observe(document.body, { attributes: true, childList: true, subtree: true });
    await user.click(await screen.findByRole('menuitem', { name: 'Move to another business unit…' }));
    await screen.findByRole('dialog', { name: 'Move to another business unit' });
    watch.disconnect();
    expect(wasHidden).toBe(false);
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  });

  it('shows an agreement in its unit’s name', async () => {
    await open('/service-agreement/draft/view', {
      records: { ...all, agreements: [buildAgreement({ ...draft, businessUnitId: 'pl' })] },
    });
    expect((await screen.findAllByText('Summit Plumbing')).length).toBeGreaterThan(0);
    expect(screen.getByText('Plumbing')).toBeVisible();
  });
});

describe('agreement plans', () => {
  it('are created with visits and prices, with errors beside the fields', async () => {
    const { user, workspace } = await open('/service-agreement/plans?open=new');
    const drawer = await screen.findByRole('dialog', { name: 'New plan' });
    await user.type(await within(drawer).findByLabelText(/^Name/), 'Basic');
    await user.click(within(drawer).getByRole('button', { name: 'Create plan' }));
    expect((await within(drawer).findAllByText('Enter at least one price')).length).toBeGreaterThan(0);
    await user.type(within(drawer).getByLabelText(/^Yearly/), '149');
    await user.click(within(drawer).getByRole('button', { name: 'Add visit' }));
    await user.type(within(drawer).getByLabelText(/^What is done/), 'Tune-up');
    await user.click(within(drawer).getByRole('button', { name: 'Create plan' }));
    expect(await screen.findByText('Basic saved.')).toBeVisible();
    const stored = await workspace.repository(collections.agreementPlans).getAll({ limit: 10 });
    expect(stored.find(({ name }) => name === 'Basic')).toMatchObject({
      prices: [{ interval: 'year', priceCents: 14_900 }],
      visits: [{ name: 'Tune-up', seasonMonth: 4 }],
      version: 1,
    });
  });
});

describe('service agreements', () => {
  it('are listed with price and next visit', async () => {
    await open('/service-agreement');
    const table = await screen.findByRole('table', { name: 'Service agreements' });
    expect(within(table).getByRole('row', { name: /S26-RUNNG.*Comfort Plus.*\$19\.00 a month.*Active/ })).toBeVisible();
  });

  it('are sold to a customer with the only plan and property selected, and its price', async () => {
    const { user, workspace } = await open('/service-agreement/create?customer=ada');
    expect(await screen.findByLabelText(/^Price, before tax/)).toHaveValue('$19.00');
    expect(screen.getByText('Spring tune-up, Fall tune-up')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create agreement' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Comfort Plus for/ })).toBeVisible();
    const stored = await workspace.repository(collections.agreements).getAll({ limit: 10 });
    expect(stored.find(({ id }) => id !== 'draft' && id !== 'running')).toMatchObject({
      state: 'draft',
      customerId: 'ada',
      propertyId: 'house',
      planId: 'plus',
      priceCents: 1_900,
      customerEmail: 'ada@example.com',
    });
  });

  it('show what is due, schedule a visit, and preview a cancellation’s refund', async () => {
    const calls = answerCalls([
      answering(planAgreementVisits, () => ({ jobIds: [], skipped: 1, timed: 0 })),
      answering(changeAgreement, () => ({ refundCents: 0, creditNotes: [], creditFault: '' })),
    ]);
    const { user } = await open('/service-agreement/running/view');
    const visits = await screen.findByRole('list', { name: 'Visits' });
    expect(visits).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Plan' })[0] ?? document.body);
    expect(calls.callsOf(planAgreementVisits)).toEqual([
      { visits: [{ agreementId: 'running', visitId: 'spring-2026-04-01' }] },
    ]);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the agreement…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the agreement' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the agreement' }));
    expect(within(dialog).getByLabelText(/^Reason/)).toHaveAccessibleDescription('Enter a reason so others know why.');
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Moved away');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the agreement' }));
    expect(calls.callsOf(changeAgreement)).toMatchObject([
      { agreementId: 'running', change: { kind: 'cancel', when: 'period-end', reason: 'Moved away' } },
    ]);
  });

  it('end today without a question if nothing is prepaid', async () => {
    const unbilled = { ...running, bills: [] };
    const { user } = await open('/service-agreement/running/view', {
      records: { agreements: [unbilled], customers: [ada], properties: [house] },
    });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the agreement…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the agreement' });
    expect(within(dialog).getByText('It ends today. Nothing is paid past today.')).toBeVisible();
    expect(within(dialog).queryByRole('radio')).toBeNull();
  });

  it('show the first year’s visits before acceptance, without unbilled amounts', async () => {
    await open('/service-agreement/draft/view');
    const visits = await screen.findByRole('list', { name: 'Visits' });
    expect(within(visits).getByText('Spring tune-up')).toBeVisible();
    expect(within(visits).queryByRole('button')).toBeNull();
    expect(screen.queryByText('Still to be earned')).toBeNull();
  });

  it('link imported ones to their review', async () => {
    await open('/service-agreement/new/view', {
      records: {
        agreements: [buildAgreement({ id: 'new', state: 'imported' })],
        customers: [ada],
        properties: [house],
      },
    });
    expect(await screen.findByRole('link', { name: 'Check imported members' })).toHaveAttribute(
      'href',
      '/service-agreement/first-run',
    );
  });

  it('say which renewal notice the law requires, and when it was missed', async () => {
    const plan = { ...running.plan, renewal: 'automatic' as const };
    const albany = buildProperty({
      id: 'property-1',
      customerId: 'ada',
      address: { ...house.address, city: 'Albany', state: 'NY', postalCode: '12207' },
    });
    const renewing = { ...running, plan, propertyId: 'property-1' };
    await open('/service-agreement/running/view', {
      records: { agreements: [renewing], customers: [ada], properties: [albany] },
      now: '2027-02-10T15:00:00.000Z',
    });
    expect(await screen.findByText(/^Renewal notice between Jan 29, 2027 and Feb 13, 2027/)).toBeVisible();
    expect(screen.getByText(/E-mail does not count\. Deliver it by personal or certified mail/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Mark as sent today' }).length).toBeGreaterThan(0);
  });

  it('warn about New York’s rule before an automatic renewal is sold', async () => {
    const auto = buildPlan({ id: 'auto', renewal: 'automatic' });
    const albany = buildProperty({
      id: 'house',
      customerId: 'ada',
      address: { ...house.address, city: 'Albany', state: 'NY', postalCode: '12207' },
    });
    const draft = buildAgreement({ id: 'draft', customerId: 'ada', propertyId: 'house', plan: termsOfPlan(auto) });
    await open('/service-agreement/draft/edit', {
      records: { agreementPlans: [auto], agreements: [draft], customers: [ada], properties: [albany] },
    });
    expect(await screen.findByText('NY: this renewal needs a notice by personal or certified mail')).toBeVisible();
  });

  it('can be edited as drafts, even if the plan is archived', async () => {
    const archived = buildPlan({ id: draft.planId, isArchived: true });
    const { user, workspace } = await open('/service-agreement/draft/edit', {
      records: { agreementPlans: [archived], agreements: [draft], customers: [ada], properties: [house] },
    });
    expect(await screen.findByDisplayValue('Comfort Plus, no longer offered')).toBeVisible();
    const price = await screen.findByLabelText(/^Price, before tax/);
    await user.clear(price);
    await user.type(price, '25');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Comfort Plus for/ })).toBeVisible();
    expect(await workspace.repository(collections.agreements).getById('draft')).toMatchObject({ priceCents: 2_500 });
  });
});

it('opens a month of income down to its agreements', async () => {
  const month = { month: '2026-03', billedCents: 1_900, recognizedCents: 1_000, closingCents: 900 };
  const months = [
    buildStored({ kind: 'month', schema: agreementMonthSchema, fields: month, overrides: { id: '2026-03' } }),
  ];
  const posting = { agreementId: 'running', number: 'S26-RUNNG', customerId: 'ada', ...month };
  const postings = [buildStored({ kind: 'posting', schema: agreementPostingSchema, fields: posting, overrides: {} })];
  const { user } = await open('/service-agreement/income', {
    records: { agreementMonths: months, agreementPostings: postings },
  });
  const table = await screen.findByRole('table', { name: 'Deferred income by month' });
  expect(await screen.findByText(/Late payers: 0/)).toBeVisible();
  expect(within(table).getByRole('row', { name: 'March 2026 $0.00 $19.00 $10.00 $0.00 $9.00' })).toBeVisible();
  await user.click(within(table).getByRole('link', { name: 'March 2026' }));
  expect(await screen.findByRole('row', { name: /S26-RUNNG/ })).toBeVisible();
});
