import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWorkspaceCode } from '@/data/session/currentWorkspace';
import { newShareToken } from '@/domain/public-document/token';
import { fetchPage } from '@/lib/lazyPage';
import { shellRoutes } from './featureRoutes';
import { fetchForReturn } from './fetchAhead';
import { loadMemberPages } from './loadMemberPages';
import { ShellLayout, WorkspaceLayout } from './memberLayouts';
import { handleAt } from './memberPages';

vi.mock('@/data/session/currentWorkspace', () => ({ fetchWorkspaceCode: vi.fn(() => Promise.resolve()) }));
vi.mock('@/lib/lazyPage', async (original) => ({ ...(await original<object>()), fetchPage: vi.fn() }));

let paint = (): void => undefined;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 0));
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const returnTo = (place: Parameters<typeof fetchForReturn>[0]) => fetchForReturn(place, loadMemberPages());
const fetched = () => vi.mocked(fetchPage).mock.calls.map(([page]) => page);
const pageAt = (path: string) => shellRoutes.find((route) => route.path === path)?.Page;

it('fetches the database, the layout and the page for a returning user at once', async () => {
  await returnTo({ pathname: '/jobs', search: '' });
  expect(fetchWorkspaceCode).toHaveBeenCalledOnce();
  expect(fetched()).toEqual([WorkspaceLayout, ShellLayout, pageAt('/jobs')]);
});

it('waits until the page’s title is drawn', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (paint = draw));
  const asked = returnTo({ pathname: '/jobs', search: '' });
  await loadMemberPages();
  expect(fetched()).toEqual([]);
  paint();
  await asked;
  expect(fetched()).toHaveLength(3);
});

it('knows the title of the page at an address, and its shape if it has one', () => {
  expect(handleAt('/jobs')).toMatchObject({ title: 'Jobs', shape: 'list' });
  expect(handleAt('/jobs/abc')).not.toHaveProperty('shape');
  expect(handleAt('/landing')).not.toHaveProperty('shape');
  expect(handleAt('/no/such/page')).toBeNull();
});

it('fetches the page of a record, too', async () => {
  await returnTo({ pathname: '/jobs/abc', search: '' });
  expect(fetched().at(-1)).toBe(pageAt('/jobs/:id'));
  expect(pageAt('/jobs/:id')).toBeDefined();
});

it('fetches pages that have a guard of their own or no access check', async () => {
  for (const pathname of ['/admin/ad-generator', '/settings']) {
    await returnTo({ pathname, search: '' });
    expect(fetched().at(-1)).toBe(pageAt(pathname));
    expect(pageAt(pathname)).toBeDefined();
  }
});

it('fetches only the layout where the page depends on the role', async () => {
  await returnTo({ pathname: '/start', search: '' });
  expect(fetched()).toEqual([WorkspaceLayout, ShellLayout]);
});

it('fetches nothing for a customer’s link, a public page or an unknown address', async () => {
  for (const pathname of [`/estimates/${newShareToken()}/view`, '/features', '/no/such/page'])
    await returnTo({ pathname, search: '' });
  expect([fetched(), vi.mocked(fetchWorkspaceCode).mock.calls]).toEqual([[], []]);
});
