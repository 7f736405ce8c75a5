import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BoardFace } from '@/domain/statusboard/face';
import { renderWithUi } from '@/testing/renderWithUi';
import { Wall } from './Wall';

const face: BoardFace = {
  timeZone: 'America/New_York',
  date: '2026-01-12',
  checkedAt: '2026-01-12T15:00:00.000Z',
  people: [],
  cards: [],
  notices: [
    {
      id: 'n1',
      tone: 'danger',
      title: 'Maintenance',
      detail: 'Oak Park',
      sentence: 'The arrival window ended at 10 AM, and MR is not on the way.',
      dueAt: '2026-01-12T15:00:00.000Z',
    },
  ],
};
const wallAt = (contactAt: string) =>
  renderWithUi(
    <Wall
      face={face}
      companyName="Blue Ridge"
      grouping="state"
      onGrouping={() => undefined}
      now={new Date('2026-01-12T15:30:00.000Z')}
      contactAt={contactAt}
    />,
  );

it('says since when it is stale, and keeps showing the last data', () => {
  wallAt('2026-01-12T15:27:00.000Z');
  expect(screen.getByRole('status')).toHaveTextContent('Stale since 10:27 AM');
  expect(screen.getByText(/MR is not on the way/)).toBeInTheDocument();
});

it('stops showing forecasts after a quarter hour without data', () => {
  wallAt('2026-01-12T15:15:00.000Z');
  expect(screen.getByRole('status')).toHaveTextContent('Stale since 10:15 AM');
  expect(screen.getByText(/What will be late is not known/)).toBeInTheDocument();
  expect(screen.queryByText(/MR is not on the way/)).not.toBeInTheDocument();
});
