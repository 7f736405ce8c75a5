import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordStore } from '@/data/records/store';
import { downloadFile } from '@/lib/downloadFile';
import { buildJob } from '@/testing/factories/job';
import { failingQueries } from '@/testing/failingQueries';
import { renderApp } from '@/testing/renderApp';
import { jobsRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './JobsPage';

const NOW = '2026-01-12T19:00:00.000Z';
const late = buildJob({ id: 'late', number: '26-LATE1', title: 'No heat', scheduledTime: '2026-01-12T16:00:00.000Z' });
const tomorrow = buildJob({
  id: 'next',
  number: '26-NEXT1',
  title: 'Tune-up',
  scheduledTime: '2026-01-13T16:00:00.000Z',
});
const records = { jobs: [late, tomorrow] };

const open = (path: string, extra = {}) => renderApp({ routes: jobsRoutes, path, records, now: NOW, ...extra });
const titles = () =>
  within(screen.getByRole('table', { name: 'Jobs' }))
    .getAllByRole('link')
    .map((link) => /No heat|Tune-up/.exec(link.textContent)?.[0]);
type User = Awaited<ReturnType<typeof open>>['user'];
const choose = async (user: User, entry: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'More for the list' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
const loaded = () => screen.findByRole('table', { name: 'Jobs' });
const savedFile = async (): Promise<string> => {
  const [, file] = vi.mocked(downloadFile).mock.calls[0] ?? [];
  return (await file?.text()) ?? '';
};

describe('a failed job search', () => {
  it('is not shown as "nothing found", and can be retried', async () => {
    let isDown = true;
    const { user } = await open('/jobs?q=26-next1', { wrapStore: failingQueries('jobs', () => isDown) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(screen.queryByText('No jobs match')).not.toBeInTheDocument();
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe('Error reading jobs');
    vi.mocked(console.error).mockClear();

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
    expect(titles()).toEqual(['Tune-up']);
  });

  it('is also reported without a search text', async () => {
    await open('/jobs', { wrapStore: failingQueries('jobs', () => true) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(screen.queryByText('No jobs yet')).not.toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });
});

it('sorts search results like the view: today’s jobs earliest first', async () => {
  const evening = buildJob({
    id: 'eve',
    number: '26-EVE',
    title: 'Tune-up',
    scheduledTime: '2026-01-12T23:00:00.000Z',
  });
  await open('/jobs?view=today&q=lovelace', { records: { jobs: [evening, late] } });
  await loaded();
  expect(titles()).toEqual(['No heat', 'Tune-up']);
});

it('clears the selection when switching views, even on return', async () => {
  const { user } = await open('/jobs');
  await loaded();
  await user.click(screen.getByRole('checkbox', { name: /26-NEXT1/ }));
  expect(screen.getByRole('region', { name: 'Selected jobs' })).toHaveTextContent('1 job selected');
  await user.click(screen.getByRole('button', { name: 'Late' }));
  await waitFor(() => expect(titles()).toEqual(['No heat']));
  expect(screen.getByRole('checkbox', { name: 'Select all jobs shown' })).not.toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'All jobs' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'Selected jobs' })).not.toBeInTheDocument();
});

describe('saved views', () => {
  it('keep search, filters, order and columns under a name, and can be renamed and removed', async () => {
    const { user, router, unmount } = await open('/jobs?view=late&sort=scheduledTime:asc');
    await loaded();
    await choose(user, 'Columns…');
    await user.click(await screen.findByRole('checkbox', { name: 'Customer' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await choose(user, 'Save this view…');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Running late{Enter}');
    expect(await screen.findByRole('button', { name: 'Running late' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Late' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'All jobs' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=all&sort=scheduledTime%3Aasc'));
    unmount();

    const next = await open('/jobs?q=26-next1&open=x');
    await loaded();
    await next.user.click(screen.getByRole('button', { name: 'Running late' }));
    await waitFor(() => expect(titles()).toEqual(['No heat']));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    const { search } = next.router.state.location;
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      open: 'x',
      view: 'late',
      sort: 'scheduledTime:asc',
    });
    expect(screen.queryByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument();

    await choose(next.user, 'Rename or remove views…');
    const name = await screen.findByRole('textbox', { name: 'Name of Running late' });
    await next.user.clear(name);
    await next.user.type(name, 'Behind');
    await next.user.tab();
    await next.user.click(await screen.findByRole('button', { name: 'Remove Behind' }));
    expect(await screen.findByText('No saved views.')).toBeVisible();
  });

  it('belong to one user in one company', async () => {
    localStorage.setItem(
      'fieldwright:list:company-1:somebody-else:jobs',
      JSON.stringify({ views: [{ id: 'v', name: 'Theirs', params: '', hiddenColumns: [] }] }),
    );
    await open('/jobs');
    await loaded();
    expect(screen.queryByRole('button', { name: 'Theirs' })).not.toBeInTheDocument();
  });

  it('start empty when the stored ones are damaged', async () => {
    localStorage.setItem('fieldwright:list:company-1:user-1:jobs', '{"views":3');
    await open('/jobs');
    await loaded();
    expect(titles()).toHaveLength(2);
  });
});

it('hides and shows columns, except the one that links to the job', async () => {
  const { user, unmount } = await open('/jobs');
  await loaded();
  expect(screen.queryByRole('columnheader', { name: 'Invoice' })).not.toBeInTheDocument();
  await choose(user, 'Columns…');
  await user.click(await screen.findByRole('checkbox', { name: 'Status' }));
  expect(screen.queryByRole('checkbox', { name: 'Job' })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
  unmount();

  const again = await open('/jobs');
  await loaded();
  expect(screen.queryByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
  await choose(again.user, 'Columns…');
  await again.user.click(await screen.findByRole('button', { name: 'Show all columns' }));
  await again.user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('columnheader', { name: 'Status' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Invoice' })).toBeVisible();
});

it('stores the row height of all lists on this device', async () => {
  const { user, unmount } = await open('/jobs');
  await loaded();
  await choose(user, 'Compact rows');
  expect(screen.getByRole('region', { name: 'Jobs' })).toHaveAttribute('data-density', 'compact');
  unmount();
  await open('/jobs');
  await loaded();
  expect(screen.getByRole('region', { name: 'Jobs' })).toHaveAttribute('data-density', 'compact');
});

describe('the job export', () => {
  let online = true;
  beforeEach(() => {
    online = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  });
  const exportNow = async (user: User) => {
    await loaded();
    await choose(user, 'Export CSV');
  };

  it('contains the filtered jobs', async () => {
    const { user } = await open('/jobs?view=late');
    await exportNow(user);
    expect(await screen.findByText('1 job exported.')).toBeVisible();
    expect(vi.mocked(downloadFile).mock.calls[0]?.[0]).toBe('jobs-2026-01-12.csv');
    expect(await savedFile()).toMatch(/^\ufeff?Number,.*\r\n26-LATE1,No heat,[^\n]*\r\n$/s);
  });

  it('is refused offline when this device has only some of the records', async () => {
    const { user } = await open('/jobs');
    await loaded();
    online = false;
    await exportNow(user);
    expect(await screen.findByText(/The export needs a connection/)).toBeVisible();
    expect(downloadFile).not.toHaveBeenCalled();
  });

  it('says that a search exported offline is incomplete', async () => {
    const { user } = await open('/jobs?q=26-next1');
    await loaded();
    online = false;
    await exportNow(user);
    expect(await screen.findByText('The file is not complete')).toBeVisible();
    expect(screen.getByText(/1 job exported\. You are offline/)).toBeVisible();
    expect(await savedFile()).toContain('26-NEXT1');
  });

  it('says how many damaged records are missing', async () => {
    const damaged = { ...tomorrow, id: 'broken', progress: 'nonsense' };
    const { user } = await open('/jobs?view=all', { records: { jobs: [late, tomorrow, damaged] } });
    await exportNow(user);
    expect(await screen.findByText(/2 jobs exported\. 1 job could not be read and is not in it/)).toBeVisible();
    vi.mocked(console.error).mockClear();
  });

  it('can be stopped, and says that no file was saved', async () => {
    let answer = (): void => undefined;
    let isExporting = false;
    const { user } = await open('/jobs', {
      wrapStore: (store: RecordStore) => ({
        ...store,
        query: async (...asked: Parameters<typeof store.query>) => {
          if (isExporting) await new Promise<void>((resolve) => (answer = resolve));
          return store.query(...asked);
        },
      }),
    });
    await loaded();
    isExporting = true;
    await exportNow(user);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    answer();
    expect(await screen.findByText('Export stopped. No file was saved.')).toBeVisible();
    expect(downloadFile).not.toHaveBeenCalled();
  });

  it('saves nothing if the connection is lost halfway', async () => {
    let isExporting = false;
    const { user } = await open('/jobs', {
      wrapStore: (store: RecordStore) => ({
        ...store,
        query: (...asked: Parameters<typeof store.query>) => {
          if (isExporting) fireEvent(window, new Event('offline'));
          return store.query(...asked);
        },
      }),
    });
    await loaded();
    isExporting = true;
    await exportNow(user);
    expect(await screen.findByText(/The connection was lost during the export/)).toBeVisible();
    expect(downloadFile).not.toHaveBeenCalled();
  });
});
