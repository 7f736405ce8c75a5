import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';

it.each([
  ['Find a time', '/schedule?find=job-1', 'Set a time…', true],
  ['Set a time', '/jobs/job-1/edit?time=proposed', 'Find a time…', false],
])('leads a job without a time to “%s”, with or without a schedule', async (label, to, other, schedule) => {
  const { user } = await renderApp({
    routes: jobsRoutes,
    path: '/jobs/job-1',
    role: 'office',
    features: { jobs: true, customers: true, schedule },
    records: { jobs: [buildJob({ id: 'job-1', progress: 'unscheduled' })] },
  });
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', to);
  await user.click(screen.getByRole('button', { name: /^More/ }));
  await screen.findByRole('menuitem', { name: 'Duplicate' });
  expect(screen.queryByRole('menuitem', { name: other }) !== null).toBe(schedule);
});
