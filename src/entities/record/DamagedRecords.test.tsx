import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useRecordPages } from '@/data/react/useRecordPages';
import type { Role } from '@/domain/access/roles';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { buildJob } from '@/testing/factories/job';
import { renderApp, type TestRecords } from '@/testing/renderApp';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useListParams } from '@/ui/table/useListParams';
import { RecordGate } from './RecordGate';
import { RecordListPage } from './RecordListPage';
import { useSearchedList } from './useSearchedList';

// Each read of a damaged record is logged.
beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined));
afterEach(() => void vi.mocked(console.error).mockClear());

const DEFAULTS = { sort: 'number:asc' } as const;
const QUERY = { orderBy: [{ field: 'number', direction: 'asc' }], limit: 50 } as const;

function ListPage() {
  const params = useListParams(DEFAULTS);
  const list = useSearchedList({ definition: collections.jobs, query: QUERY, q: '', lookups: [] });
  return (
    <RecordListPage<Stored<Job>>
      name="jobs"
      title="Jobs"
      caption="Jobs"
      params={params}
      list={list}
      columns={[{ id: 'title', header: 'Title', cell: ({ title }) => title }]}
      rowHref={({ id }) => `/jobs/${id}`}
      searchLabel="Search jobs"
      none={<EmptyState title="No jobs yet" />}
      noMatch={{ title: 'None', text: '', resetLabel: 'Show all' }}
    />
  );
}

function PagedPage() {
  const { records, hasNextPage, fetchNextPage } = useRecordPages(collections.jobs, { ...QUERY, limit: 2 });
  return (
    <>
      {records.map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
      {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
    </>
  );
}

function JobPage() {
  const read = useLiveRecord(collections.jobs, 'bad');
  return (
    <RecordGate id="bad" noun="job" read={read} wayBack={<a href="/jobs">Back to jobs</a>}>
      {({ title }: Stored<Job>) => <h1>{title}</h1>}
    </RecordGate>
  );
}

/** As stored by someone else: `buildJob` would reject it. */
const bad = { ...buildJob({ id: 'bad', number: '26-BAD', updatedBy: 'user-1' }), checklist: 'x'.repeat(100_000) };
const good = (index: number) =>
  buildJob({ id: `j${index}`, number: `26-A${String(index).padStart(2, '0')}`, title: `Job ${index}` });
const open = (Page: () => React.ReactNode, records: TestRecords, role: Role = 'admin') =>
  renderApp({ routes: [{ path: '/jobs', Page, handle: { title: '' } }], path: '/jobs', role, records });

const DAMAGED = 'Job “26-BAD · No heat upstairs” is damaged and cannot be shown';

describe('a damaged record', () => {
  it('is shown in its list, with its author', async () => {
    await open(ListPage, { jobs: [good(0), bad] });
    const notice = await screen.findByText(DAMAGED);
    expect(notice.parentElement).toHaveTextContent(
      /Last changed by .* on .*earlier version, it is put back within a minute/,
    );
    expect(await screen.findByText('Job 0')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the audit log' })).toHaveAttribute(
      'href',
      '/admin-backend?tab=audit&scope=all',
    );
  });

  it('does not end a paged list', async () => {
    const { user } = await open(PagedPage, {
      jobs: [good(0), bad, buildJob({ id: 'z', number: '26-Z', title: 'On the second page' })],
    });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByText('On the second page')).toBeVisible();
    expect(screen.getByText('Job 0')).toBeVisible();
  });

  it('is not shown as “none yet” if it is the only one', async () => {
    await open(ListPage, { jobs: [bad] });
    expect(await screen.findByText(DAMAGED)).toBeVisible();
    expect(screen.queryByText('No jobs yet')).not.toBeInTheDocument();
  });

  it('becomes a normal row once an earlier version is restored', async () => {
    const { store } = await open(ListPage, { jobs: [bad, good(1)] });
    await screen.findByText(DAMAGED);
    const { id: _, ...data } = buildJob({ id: 'bad', title: 'Put back' });
    await store.commit([
      { kind: 'set', path: 'companies/company-1/jobs', id: 'bad', data: { ...data, baseRevision: bad.revision } },
    ]);
    expect(await screen.findByText('Put back')).toBeVisible();
    expect(screen.queryByText(DAMAGED)).not.toBeInTheDocument();
  });

  it('can be repaired by people who may edit it, clearing unreadable fields', async () => {
    const { user, store } = await open(ListPage, { jobs: [bad, good(1)] });
    await user.click(await screen.findByRole('button', { name: 'Repair' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Repair job' }));
    expect(await screen.findByText('No heat upstairs')).toBeVisible();
    expect(screen.queryByText(DAMAGED)).not.toBeInTheDocument();
    expect((await store.get('companies/company-1/jobs', 'bad'))?.data).toMatchObject({
      checklist: [],
      updatedBy: 'user-1',
    });
  });

  it('can be deleted by people who may delete it', async () => {
    const { user, store } = await open(ListPage, { jobs: [bad, good(1)] });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete job' }));
    await vi.waitFor(() => expect(screen.queryByText(DAMAGED)).not.toBeInTheDocument());
    expect(await store.get('companies/company-1/jobs', 'bad')).toBeNull();
  });

  it('has no buttons for people who may do neither', async () => {
    await open(ListPage, { jobs: [bad, good(1)] }, 'technician');
    expect((await screen.findByText(DAMAGED)).parentElement).toHaveTextContent('ask an admin of your company');
    expect(screen.queryByRole('button', { name: /Delete|Repair/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open the audit log' })).not.toBeInTheDocument();
  });

  it('is not shown as “not found” on its page, and opens once it is restored', async () => {
    const { store } = await open(JobPage, { jobs: [bad] });
    expect(await screen.findByText(DAMAGED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to jobs' })).toBeVisible();
    const { id: _, ...data } = buildJob({ id: 'bad', title: 'Put back' });
    await store.commit([
      { kind: 'set', path: 'companies/company-1/jobs', id: 'bad', data: { ...data, baseRevision: bad.revision } },
    ]);
    expect(await screen.findByRole('heading', { name: 'Put back' })).toBeVisible();
  });
});
