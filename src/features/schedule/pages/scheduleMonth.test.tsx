import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { clockAt, SCHEDULE_NOW, tuneUp } from '@/testing/factories/scheduledDay';
import { renderApp } from '@/testing/renderApp';
import { BOARD, leak } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

it('names each day’s first visits in a month, including those derived from jobs', async () => {
  const old = (id: string, time: string, customerName: string) =>
    buildJob({ id, customerName, technicianIds: ['technician-1'], scheduledTime: clockAt(time, '2026-01-09') });
  await renderApp({
    ...BOARD,
    routes: scheduleRoutes,
    path: '/schedule?view=month&date=2026-01-20',
    role: 'office',
    company: { ...BOARD.company, visitsMarkedAt: SCHEDULE_NOW },
    records: {
      ...BOARD.records,
      schedule: [tuneUp, leak],
      jobs: [
        old('job-9', '15:00', 'Third Street'),
        old('job-7', '09:30', 'Ada Lovelace'),
        old('job-8', '11:00', 'Grace'),
      ],
    },
  });
  const past = await screen.findByRole('button', { name: /Jan 9, 2026: 3 visits,/ });
  expect(await within(past).findByText(/^9:30 AM.*Ada Lovelace/)).toBeInTheDocument();
  expect(within(past).getByText(/^11:00 AM.*Grace/)).toBeInTheDocument();
  // Only two visits are listed, however full the day is.
  expect(within(past).queryByText(/Third Street/)).not.toBeInTheDocument();
});
