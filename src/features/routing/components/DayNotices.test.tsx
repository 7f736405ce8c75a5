import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { problemOfDay } from '@/domain/routing/day/dayProblem';
import { travelMatrix } from '@/domain/routing/travel/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { ROUTED_DAY, routedVisit } from '@/testing/factories/routedDay';
import { renderApp } from '@/testing/renderApp';
import { renderWithUi } from '@/testing/renderWithUi';
import { dayOf } from '@/testing/routingWorld';
import { visit } from '@/testing/schedulingWorld';
import { routingRoutes } from '../routes';
import { DayNotices } from './DayNotices';

// Sunday noon in New York; the plan is for Monday.
const NOW = '2026-01-11T17:00:00.000Z';
const MONDAY_NIGHT = '2026-01-12T22:10:00.000Z';

const openDay = (schedule: ReturnType<typeof routedVisit>[], now = NOW) => {
  answerCalls([answering(travelMatrix, () => ({ provider: '' as const, seconds: [], fault: '' }))]);
  return renderApp({
    routes: routingRoutes,
    path: '/routing?date=2026-01-12',
    features: { jobs: true, schedule: true, customers: true, technicians: true },
    now,
    records: { ...ROUTED_DAY, schedule },
  });
};

it('can still plan after a visit that ended with the shift', async () => {
  const done = routedVisit('done', 'near', '20:00', '21:00', ['anna']);
  const schedule = [
    {
      ...done,
      state: 'done' as const,
      log: done.log.map((line) => ({ ...line, kind: 'moved' as const, state: 'done' as const, at: MONDAY_NIGHT })),
    },
    routedVisit('evening', 'farther', '23:30', '23:59', ['anna']),
    routedVisit('ahead', 'far', '23:30', '23:59', ['ben']),
  ];
  // Ten minutes after the end of both shifts, at 5 PM in New York.
  await openDay(schedule, MONDAY_NIGHT);
  expect(await screen.findByText('Visit evening')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Optimize' })).toBeEnabled();
});

it('says in words why a day cannot be planned, without an endless skeleton', async () => {
  // Longer than the planner allows: it can't be entered today, but a record may hold it.
  const endless = routedVisit('endless', 'near', '14:00', '15:00', ['anna'], { endsAt: '2026-01-25T15:00:00.000Z' });
  await openDay([endless]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The time of “Visit endless” cannot be planned.');
  expect(alert).not.toHaveTextContent(/visits\.|\d{5}/);
  expect(within(alert).getByRole('link', { name: 'Open schedule' })).toHaveAttribute(
    'href',
    '/schedule?date=2026-01-12',
  );
  expect(screen.queryByText('No stops on this day')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('names the problem visit of the current day, not of the displayed plan', () => {
  const problemWith = (place: string) => problemOfDay(dayOf({ entries: [visit(place, '09:00', '10:00')] }));
  const nothing = () => undefined;
  renderWithUi(
    <DayNotices
      data={{ fault: { path: 'visits.0', message: 'too long' }, problem: problemWith('20') }}
      plan={{ problem: problemWith('10'), routeCase: null, isShowingNow: false, setIsShowingNow: nothing }}
      plans={{ proposal: null, proposals: [], choose: nothing, wasDiscarded: false, work: null }}
      nameOf={() => ''}
      onDiscard={nothing}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The time of “Visit 20” cannot be planned.');
});
