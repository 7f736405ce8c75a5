import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { positionSchema } from '@/domain/position/schema';
import { travelMatrix } from '@/domain/routing/travel/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { ROUTED_DAY } from '@/testing/factories/routedDay';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { routingRoutes } from '../routes';

it('shows current shared locations on today’s map, but no old ones', async () => {
  const today = '2026-01-12T15:30:00.000Z';
  const position = (id: string, takenAt: string) =>
    buildStored({
      kind: 'position',
      schema: positionSchema,
      fields: { pin: '35.7000, -82.5500', takenAt, expiresAt: '2026-01-13T05:00:00.000Z' },
      overrides: { id },
    });
  answerCalls([answering(travelMatrix, () => ({ provider: '' as const, seconds: [], fault: '' }))]);
  await renderApp({
    ...{ routes: routingRoutes, path: '/routing?date=2026-01-12', now: today },
    features: { jobs: true, schedule: true, customers: true, technicians: true },
    records: {
      ...ROUTED_DAY,
      schedule: [
        ...(ROUTED_DAY.schedule ?? []),
        buildVisit({
          id: 'bens',
          placement: {
            technicianIds: ['ben'],
            startsAt: '2026-01-12T15:00:00.000Z',
            endsAt: '2026-01-12T16:00:00.000Z',
          },
        }),
      ],
      positions: [position('anna', '2026-01-12T15:25:00.000Z'), position('ben', '2026-01-12T14:25:00.000Z')],
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Who is where' }));
  expect(await list.findByText('Has not left yet; position at 10:25 AM')).toBeVisible();
  expect(list.getAllByText(/position at/)).toHaveLength(1);
  expect(screen.getByText(/by the phones of those who share their position/)).toBeVisible();
});
