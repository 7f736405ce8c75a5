import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecordStore } from '@/data/records/store';
import { buildAgreement, buildPlan } from '@/testing/factories/agreement';
import { renderApp } from '@/testing/renderApp';
import { serviceAgreementRoutes } from '../routes';
// Loaded beforehand, so that no test waits for a page's code.
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

/** The store with the documents counted that it hands out, as Firestore bills them. */
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

const open = (path: string, wrapStore: (store: RecordStore) => RecordStore = (store) => store) =>
  renderApp({
    routes: serviceAgreementRoutes,
    path,
    role: 'manager',
    records: { agreementPlans: plans, agreements: members },
    now: '2026-06-10T15:00:00.000Z',
    features: { serviceagreement: true },
    wrapStore,
  });
const rows = async (count: number): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
  return screen.getByRole('table', { name: 'Service agreements' });
};

it('the list opens with one page of members, however many there are', async () => {
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
])('is narrowed by plan, state and the month in which terms end: %s', async (filter, count, name) => {
  await open(`/service-agreement?${filter}`);
  expect(within(await rows(count)).getByRole('row', { name })).toBeVisible();
});
