import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exportBooks } from '@/domain/quickbooks/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { quickbooksRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './QuickbooksPage';

it('exports a journal for other accounting software without a connection', async () => {
  const { callsOf } = answerCalls([answering(exportBooks, () => ({ text: 'Date', documents: 3 }))]);
  const { user } = await renderApp({
    routes: quickbooksRoutes,
    path: '/quickbooks?tab=other',
    features: { quickbooks: true },
    role: 'admin',
    now: '2026-07-06T15:00:00.000Z',
    records: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Export IIF' }));
  expect(await screen.findByText('3 documents exported.')).toBeVisible();
  expect(callsOf(exportBooks)).toEqual([{ from: '2026-07-01', to: '2026-07-06', format: 'iif' }]);
});
