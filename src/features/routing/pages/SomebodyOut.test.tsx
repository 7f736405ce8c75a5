import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { travelMatrix } from '@/domain/routing/travel/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { ROUTED_DAY, routedVisit } from '@/testing/factories/routedDay';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { routingRoutes } from '../routes';

const open = async (extra: Partial<Parameters<typeof renderApp>[0]> = {}) => {
  answerCalls([answering(travelMatrix, () => ({ provider: '' as const, seconds: [], fault: '' }))]);
  return renderApp({
    routes: routingRoutes,
    path: '/routing?date=2026-01-12',
    features: { jobs: true, schedule: true, customers: true, technicians: true },
    // Sunday noon in New York; the plan is for Monday.
    now: '2026-01-11T17:00:00.000Z',
    records: ROUTED_DAY,
    ...extra,
  });
};

it('offers three options when someone is out, and reassigns their visits', async () => {
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: 'More for Anna Bell' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Out for the day' }));
  await user.click(await screen.findByRole('button', { name: 'Show options' }));
  expect(await screen.findByRole('radio', { name: 'Leave it as it is' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Fewest changes' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Accept 3 changes' }));
  await waitFor(async () => {
    const entries = await store.query('companies/company-1/schedule', {});
    const held = entries.map(({ data }) => [
      data['kind'],
      ...(data['placement'] as { technicianIds: string[] }).technicianIds,
    ]);
    expect(held.filter(([kind]) => kind === 'visit')).toEqual([
      ['visit', 'ben'],
      ['visit', 'ben'],
      ['visit', 'ben'],
    ]);
    // Data read a moment ago isn't requested again.
    expect(held.filter(([kind]) => kind !== 'visit')).toEqual([['time-off', 'anna']]);
  });
});

it('reassigns visits of someone already marked off, without adding time off again', async () => {
  const off = buildVisit({
    id: 'off',
    kind: 'time-off',
    title: 'Sick',
    placement: { technicianIds: ['anna'], startsAt: '2026-01-12T05:00:00.000Z', endsAt: '2026-01-13T05:00:00.000Z' },
  });
  const { user, store } = await open({
    path: '/routing?date=2026-01-12&out=anna',
    records: { ...ROUTED_DAY, schedule: [...(ROUTED_DAY.schedule ?? []), off] },
  });
  expect(await screen.findByRole('radio', { name: 'Fewest changes' })).toBeChecked();
  await user.click(await screen.findByRole('button', { name: /^Accept \d change/ }));
  await waitFor(async () => {
    const entries = await store.query('companies/company-1/schedule', {});
    const held = entries.map(({ data }) => [
      data['kind'],
      (data['placement'] as { technicianIds: string[] }).technicianIds.join(),
    ]);
    expect(held.filter(([kind]) => kind === 'visit').every(([, who]) => who === 'ben')).toBe(true);
    expect(held.filter(([kind]) => kind !== 'visit')).toEqual([['time-off', 'anna']]);
  });
});

it('names dropped visits in the headline when someone is out', async () => {
  const long = routedVisit('long', 'near', '14:00', '21:00', ['anna']);
  const other = routedVisit('other', 'far', '14:00', '21:30', ['ben']);
  const { user } = await open({ records: { ...ROUTED_DAY, schedule: [long, other] } });
  await user.click(await screen.findByRole('button', { name: 'More for Anna Bell' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Out for the day' }));
  await user.click(await screen.findByRole('button', { name: 'Show options' }));
  expect(await screen.findByRole('heading', { name: 'Fewest changes: no one for “Visit long”' })).toBeInTheDocument();
});
