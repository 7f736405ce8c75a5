import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clockAt, tuneUp } from '@/testing/factories/scheduledDay';
import { buildVisit } from '@/testing/factories/visit';
import { renderApp } from '@/testing/renderApp';
import { BOARD, cards, leak, storedVisit } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

const withPromise = (visit: Parameters<typeof buildVisit>[0]) =>
  buildVisit({
    ...visit,
    placement: { ...visit?.placement, windowStartsAt: clockAt('10:00'), windowEndsAt: clockAt('12:00') },
  });
const open = (schedule: ReturnType<typeof buildVisit>[]) =>
  renderApp({
    ...BOARD,
    routes: scheduleRoutes,
    path: '/schedule?view=days',
    role: 'office',
    records: { ...BOARD.records, schedule },
  });

it('suggests a new window on another day by default, and names the day', async () => {
  const opened = await open([withPromise(tuneUp)]);
  const { user } = opened;
  const [first] = await cards(/AC tune-up/);
  first?.focus();
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  const question = within(await screen.findByRole('dialog'));
  const [leave, keep, offer] = question
    .getAllByRole('button')
    .filter(({ textContent }) => textContent !== '')
    .map(({ textContent }) => textContent);
  expect([leave, keep, offer]).toEqual([
    'Leave it where it was',
    'Keep the promised time, 22 h late',
    'Offer Tue, Jan 13, 10:00 AM – 12:00 PM',
  ]);
  await user.click(question.getByRole('button', { name: /^Offer Tue/ }));
  await waitFor(async () =>
    expect((await storedVisit(opened, 'visit-1')).placement).toMatchObject({
      startsAt: clockAt('10:00', '2026-01-13'),
      windowStartsAt: clockAt('10:00', '2026-01-13'),
    }),
  );
});

it('offers no new window for several visits, and makes “Plan it anyway” the main button', async () => {
  const { user } = await open([withPromise(tuneUp), withPromise({ ...leak, id: 'visit-2' })]);
  const [first] = await cards(/AC tune-up/);
  first?.focus();
  await user.keyboard('x{ArrowRight}x');
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.queryByRole('button', { name: /^Offer/ })).not.toBeInTheDocument();
  expect(question.getByRole('button', { name: 'Plan it anyway' })).toHaveAttribute('data-variant', 'filled');
});
