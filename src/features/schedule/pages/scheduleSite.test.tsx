import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildGate } from '@/testing/factories/demolitionSite';
import { tuneUp } from '@/testing/factories/scheduledDay';
import { renderApp } from '@/testing/renderApp';
import { BOARD, cards, menuOf, storedVisit } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

it('shows that a site blocks a visit, and does not start it from the board', async () => {
  const held = { ...tuneUp, siteId: 'site-1', openGateIds: ['gas'] };
  const opened = await renderApp({
    ...BOARD,
    routes: scheduleRoutes,
    path: '/schedule',
    records: { ...BOARD.records, schedule: [held], siteGates: [buildGate({ id: 'gas' })] },
  });
  expect(await cards(/AC tune-up.*cannot start: something required is still open/)).toHaveLength(1);
  await opened.user.click(within(await menuOf(/AC tune-up/)).getByRole('menuitem', { name: 'On site' }));
  expect(await screen.findByText('Work cannot start yet. Still open: Gas disconnect.')).toBeVisible();
  expect((await storedVisit(opened, held.id)).state).toBe(tuneUp.state);
});
