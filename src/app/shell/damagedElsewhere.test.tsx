import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { buildJob } from '@/testing/factories/job';
import { renderApp } from '@/testing/renderApp';
import { ShellBanners } from './ShellBanners';

function BoardPage() {
  const { records } = useLiveRecords(collections.jobs, { limit: 10 });
  return (
    <>
      <ShellBanners />
      <ul>
        {records.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}

it('names records that are damaged, fully or in part, when no list on the page shows them', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const bad = { ...buildJob({ id: 'bad', number: '26-BAD', title: 'Lost' }), checklist: 'x' };
  const part = { ...buildJob({ id: 'part', number: '26-A02', title: 'Half' }), checklist: [{ broken: true }] };
  const { user } = await renderApp({
    routes: [{ path: '/board', Page: BoardPage, handle: { title: '' } }],
    path: '/board',
    records: { jobs: [bad, buildJob({ id: 'good', title: 'Whole' }), part] },
  });
  expect(await screen.findByText('Job “26-BAD · Lost” is damaged and cannot be shown')).toBeVisible();
  expect(await screen.findByText('Parts of job “26-A02 · Half” are damaged and left out')).toBeVisible();
  expect(screen.getByText('Whole')).toBeVisible();
  expect(screen.getByText('Half')).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: 'Hide' });
  await user.click(first ?? document.body);
  expect(screen.getAllByText(/damaged/)).toHaveLength(1);
  vi.mocked(console.error).mockClear();
});
