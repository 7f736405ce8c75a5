import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RecordStore } from '@/data/records/store';
import { planAgreementVisits } from '@/domain/agreement/record/api';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildAgreement, buildMember, buildPlan } from '@/testing/factories/agreement';
import { buildBusinessUnit } from '@/testing/factories/businessUnit';
import { renderApp } from '@/testing/renderApp';
import { serviceAgreementRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './AgreementsPage';

const MEMBERS = 120;
const DOCUMENTS_LIMIT = 60;
const plans = ['plus', 'basic', 'gold'].map((id) => buildPlan({ id, name: `Plan ${id}` }));
const members = Array.from({ length: MEMBERS }, (_, index) =>
  buildAgreement({
    id: `a${index}`,
    number: `S26-${String(index).padStart(5, '0')}`,
    customerName: `Member ${index}`,
    customerSortName: `member ${String(index).padStart(5, '0')}`,
    planId: index % 100 === 0 ? 'gold' : 'plus',
    state: 'active',
    endsOn: index === 7 ? '2027-03-15' : '2027-09-01',
  }),
);

/** Wraps a store and counts the documents it returns, as Firestore bills them. */
function counting() {
  let documents = 0;
  const wrapStore = (store: RecordStore): RecordStore => ({
    ...store,
    query: async (path, options) => {
      const found = await store.query(path, options);
      documents += found.length;
      return found;
    },
    watch: (path, options, onNext, onError) =>
      store.watch(
        path,
        options,
        (snapshot) => {
          documents += snapshot.documents.length;
          onNext(snapshot);
        },
        onError,
      ),
  });
  return { wrapStore, documents: () => documents };
}

const open = (
  path: string,
  wrapStore: (store: RecordStore) => RecordStore = (store) => store,
  records: Parameters<typeof renderApp>[0]['records'] = { agreementPlans: plans, agreements: members },
) =>
  renderApp({
    routes: serviceAgreementRoutes,
    path,
    role: 'manager',
    records,
    now: '2026-06-10T15:00:00.000Z',
    features: { serviceagreement: true },
    wrapStore,
  });
const rows = async (count: number): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
  return screen.getByRole('table', { name: 'Service agreements' });
};

it('loads one page of members, however many there are', async () => {
  const store = counting();
  await open('/service-agreement', store.wrapStore);
  await screen.findByRole('table', { name: 'Service agreements' });
  expect(store.documents()).toBeGreaterThan(0);
  expect(store.documents()).toBeLessThanOrEqual(DOCUMENTS_LIMIT);
});

it.each([
  ['plan=gold', 2, /S26-00100/],
  ['renews=2027-03', 1, /S26-00007/],
  ['status=active&plan=gold&renews=2027-09', 2, /S26-00000/],
])('filters by plan, state and the month terms end: %s', async (filter, count, name) => {
  await open(`/service-agreement?${filter}`);
  expect(within(await rows(count)).getByRole('row', { name })).toBeVisible();
});

it.each([
  ['with plans to sell one', plans, 'New agreement'],
  ['without a plan to make one', [], 'Set up plans'],
])('leads a company without members and %s', async (_what, agreementPlans, action) => {
  await open('/service-agreement', undefined, { agreementPlans });
  const link = await screen.findByRole('link', { name: action });
  expect(link).toBeVisible();
  expect(
    screen.queryByRole('link', { name: action === 'New agreement' ? 'Set up plans' : 'New agreement' }),
  ).toBeNull();
});

it('a new plan begins at its name, not at the button that closes it', async () => {
  await open('/service-agreement/plans?open=new');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

it('visits that were put on the schedule are due no longer at once', async () => {
  let isPlanned = false;
  answerCalls([
    answering(planAgreementVisits, () => {
      isPlanned = true;
      return { jobIds: ['job'], skipped: 0, timed: 1 };
    }),
  ]);
  const wrapStore = (store: RecordStore): RecordStore => ({
    ...store,
    query: async (path, options) => (isPlanned ? [] : store.query(path, options)),
  });
  const { user } = await open('/service-agreement/visits', wrapStore, { agreements: [buildMember()] });
  const table = await screen.findByRole('table', { name: 'Visits due' });
  await user.click(within(table).getAllByRole('checkbox')[1] ?? table);
  await user.click(screen.getByRole('button', { name: 'Put on the schedule' }));
  expect(await screen.findByText('No visit is due')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all visits due' })).toBeNull();
});

describe('a company with business units', () => {
  const settings = [
    {
      id: 'billing',
      ...billingSettingsSchema.parse({
        units: [
          buildBusinessUnit({ id: 'air', name: 'Air', jobTypeIds: ['maintenance'] }),
          buildBusinessUnit({ id: 'pl', name: 'Plumbing' }),
        ],
      }),
    },
  ];
  // Air's have no unit, like those from before units existed; Plumbing's come last.
  const few = members.slice(0, 90).map((member, index) => ({ ...member, businessUnitId: index < 88 ? '' : 'pl' }));
  const openWith = (path: string, wrapStore?: Parameters<typeof open>[1]) =>
    open(path, wrapStore, { agreementPlans: plans, agreements: few, settings });

  it('lists and counts only one unit’s agreements', async () => {
    const store = counting();
    await openWith('/service-agreement?unit=pl&sort=number:asc', store.wrapStore);
    expect(within(await rows(2)).getByRole('row', { name: /S26-00088/ })).toBeVisible();
    expect(store.documents()).toBeLessThanOrEqual(plans.length + settings.length + 2);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Active' })).toHaveAccessibleDescription('2'));
  });

  it('counts agreements without a unit under the maintenance unit, without a “none” choice', async () => {
    const { user } = await openWith('/service-agreement?unit=air&plan=gold');
    await rows(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Active' })).toHaveAccessibleDescription('88'));
    await user.click(screen.getByRole('button', { name: /Business unit.*Air/ }));
    await user.click(screen.getByRole('button', { name: /Filter/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Business unit' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Air', 'Plumbing']),
    );
    expect(screen.queryByRole('option', { name: 'No unit' })).toBeNull();
  });
});
