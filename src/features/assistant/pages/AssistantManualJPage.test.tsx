import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { panelState } from '@/entities/assistant/panelState';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { renderApp } from '@/testing/renderApp';
import { assistantRoutes } from '../routes';
import './AssistantManualJPage';

const open = (features: object, manualJ: ReturnType<typeof buildLoadProject>[] = []) =>
  renderApp({
    routes: assistantRoutes,
    path: '/assistant/manual-j',
    features: { manualJ: true, ...features },
    role: 'admin',
    records: { manualJ },
  });

it('opens a calculation with the assistant beside it', async () => {
  const { user } = await open({ aiAssistant: true }, [buildLoadProject({ id: 'elm', title: '12 Elm St' })]);
  await user.click(await screen.findByRole('link', { name: /^12 Elm St/ }));
  expect(await screen.findByText('Elsewhere: /manual-j/elm')).toBeVisible();
  expect(panelState.get()).toMatchObject({ isOpen: true, task: 'manual-j', opensOn: '/manual-j/elm' });
});

it('opens calculations without the assistant if the company lacks it, and says so', async () => {
  const { user } = await open({}, [buildLoadProject({ id: 'elm', title: '12 Elm St' })]);
  expect(await screen.findByText(/^The assistant is not among your features/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Begin by talking' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: /^12 Elm St/ }));
  expect(await screen.findByText('Elsewhere: /manual-j/elm')).toBeVisible();
  expect(panelState.get().isOpen).toBe(false);
});

it('says how to begin when there is no calculation', async () => {
  await open({ aiAssistant: true });
  expect(await screen.findByText('No room-by-room calculation yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New load calculation' })[0]).toHaveAttribute('href', '/manual-j/new');
});
