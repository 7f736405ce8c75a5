import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { travelMatrix } from '@/domain/routing/travel/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildResource } from '@/testing/factories/resource';
import { ROUTED_DAY, routedVisit } from '@/testing/factories/routedDay';
import { renderApp } from '@/testing/renderApp';
import { routingRoutes } from '../routes';

it('keeps visits that share a machine at their times, and plans unassigned ones after them', async () => {
  answerCalls([answering(travelMatrix, () => ({ provider: '' as const, seconds: [], fault: '' }))]);
  const resourceIds = ['lift'];
  const { user } = await renderApp({
    ...{ routes: routingRoutes, path: '/routing?date=2026-01-12', now: '2026-01-11T17:00:00.000Z' },
    features: { jobs: true, schedule: true, customers: true, technicians: true },
    records: {
      ...ROUTED_DAY,
      resources: [buildResource({ id: 'lift', kind: 'machine', name: 'Scissor lift' })],
      schedule: [
        routedVisit('a', 'far', '14:00', '15:00', ['anna'], { resourceIds }),
        // No one has it yet, and it is promised for the same time.
        routedVisit('b', 'near', '14:00', '15:00', [], {
          ...{ resourceIds, windowStartsAt: '2026-01-12T14:00:00.000Z', windowEndsAt: '2026-01-12T14:30:00.000Z' },
        }),
      ],
    },
  });
  expect(await screen.findByText('Machine needed elsewhere, too')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Optimize' }));
  await screen.findByRole('table', { name: 'Before and after' });
  expect(screen.queryByText('A vehicle or machine is double-booked')).toBeNull();
  // Visit A has it until 10 AM.
  expect(screen.getByRole('table', { name: 'Before and after' })).toBeVisible();
});
