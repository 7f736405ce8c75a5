import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { marcus, tuneUp } from '@/testing/factories/scheduledDay';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { BOARD, cards, storedVisit } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

it('requires a logged reason for an expired license', async () => {
  const licences = [{ id: 'licence-1', name: 'Gas fitter', number: '', expiresOn: '2020-01-31' }];
  const gasWork = { ...tuneUp, requiredSkills: ['Gas fitter'] };
  const opened = await renderApp({
    ...BOARD,
    routes: scheduleRoutes,
    path: '/schedule',
    records: {
      technicians: [buildTechnician({ id: marcus.id, skills: [], licences })],
      schedule: [gasWork],
    },
  });
  const { user } = opened;
  const [card] = await cards(/AC tune-up/);
  card?.focus();
  await user.keyboard('m{ArrowRight}{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Plan “AC tune-up” here?' });
  expect(within(dialog).getByText(/license “Gas fitter” expired on 2020-01-31/)).toBeVisible();
  const keep = within(dialog).getByRole('button', { name: /^(Plan it anyway|Keep the promised time)/ });
  await user.click(keep);
  expect(within(dialog).getByText('Enter a reason for scheduling it anyway')).toBeVisible();
  await user.type(
    within(dialog).getByRole('textbox', { name: 'Reason for scheduling it anyway' }),
    'Renewed, card to follow',
  );
  await user.click(keep);
  await waitFor(async () =>
    expect((await storedVisit(opened, 'visit-1')).log.at(-1)).toMatchObject({
      kind: 'placed',
      reason: 'Renewed, card to follow',
    }),
  );
});
