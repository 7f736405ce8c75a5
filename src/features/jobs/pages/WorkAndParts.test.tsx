import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RecordStore } from '@/data/records/store';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

/** Autosave can take longer on a busy machine. */
const PATIENT = { timeout: 15_000 };
const WORK = 'companies/company-1/jobWork';

/** A device that stores a write before its subscribers are notified. */
function hearingLate(): { wrapStore: (store: RecordStore) => RecordStore; hear: () => void } {
  const waiting: (() => void)[] = [];
  let isLate = true;
  return {
    wrapStore: (store) => ({
      ...store,
      watchDocument: (path, id, onNext, onError) =>
        store.watchDocument(
          path,
          id,
          (next) => {
            if (path === WORK && next && isLate) waiting.push(() => onNext(next));
            else onNext(next);
          },
          onError,
        ),
    }),
    hear: () => {
      isLate = false;
      for (const tell of waiting) tell();
    },
  };
}

it('keeps a line’s name when its price is typed before the device received the line', async () => {
  const { wrapStore, hear } = hearingLate();
  const { user, store } = await renderApp({
    routes: jobsRoutes,
    path: '/jobs/job-1',
    role: 'technician',
    features: { jobs: true, customers: true },
    records: {
      jobs: [buildJob({ id: 'job-1', progress: 'in-progress' })],
      customers: [buildCustomer({ id: 'customer-1' })],
    },
    wrapStore,
  });
  await user.type(await screen.findByLabelText('Name, line 1'), 'Igniter');
  await user.tab();
  const stored = async () => (await store.get(WORK, 'job-1'))?.data['workLines'];
  await vi.waitFor(async () => expect(await stored()).toMatchObject([{ name: 'Igniter' }]), PATIENT);
  // The line keeps its value until the page is notified of the write.
  await waitFor(() => expect(screen.getByLabelText('Name, line 1')).toHaveValue('Igniter'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByLabelText('Name, line 1')).toHaveValue('Igniter');
  await user.clear(screen.getByLabelText('Price, line 1'));
  await user.type(screen.getByLabelText('Price, line 1'), '180');
  await user.tab();
  await vi.waitFor(
    async () => expect(await stored()).toMatchObject([{ name: 'Igniter', unitPriceCents: 18_000 }]),
    PATIENT,
  );
  hear();
  expect(await screen.findByText('$180.00 before discounts and tax')).toBeVisible();
});
