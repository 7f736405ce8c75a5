// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildCompany } from '@/testing/factories/company';
import { documentsOf } from '@/testing/factories/documents';
import { buildUser } from '@/testing/factories/user';
import '@/testing/setup/screen';
import { getAuthState, setAuthState } from '@/data/session/authState';
import { closeWorkspace } from '@/data/session/currentWorkspace';
import { openWorkspace, type Workspace } from '@/data/session/workspace';
import { createMemoryOutbox } from '@/data/outbox/storage';
import { createMemoryStore } from '@/data/records/memoryStore';
import type { RecordStore } from '@/data/records/store';
import { createMemoryPhotos } from '@/data/uploads/photoStorage';
import { membersRoute } from './memberPages';
import { followSession, routesWith } from './router';

const routes = routesWith(membersRoute);

const { device } = vi.hoisted(() => ({
  device: { open: (_uid: string): Promise<Workspace> => Promise.reject(new Error('not set up')) },
}));
vi.mock('@/data/session/firestoreWorkspace', () => ({ openFirestoreWorkspace: (uid: string) => device.open(uid) }));
vi.mock('@/data/firebase/auth', () => ({ firebaseAuth: {} }));
vi.mock('@/data/callables', () => ({ callFunction: () => Promise.resolve({ invitations: [] }) }));

const ADDRESS = { uid: 'u1', email: 'ada@example.com', isEmailVerified: true, provider: 'email' };
const WAIT = { timeout: 30_000 };

/** Renders the whole app, including its guards, as a user of this company sees it. */
function open(
  path: string,
  {
    user = buildUser({ id: 'u1', companyId: 'c1' }),
    change = (store: RecordStore) => store,
  }: { user?: ReturnType<typeof buildUser> | null; change?: (store: RecordStore) => RecordStore } = {},
) {
  const store = createMemoryStore({
    users: documentsOf(user ? [user] : []),
    companies: documentsOf([buildCompany({ id: 'c1', name: 'Blue Ridge' })]),
  });
  device.open = (uid) =>
    openWorkspace({
      uid,
      store: change(store),
      outboxStorage: createMemoryOutbox(),
      photoStorage: createMemoryPhotos(),
    });
  setAuthState({ status: 'signed-in', user: ADDRESS });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  stop = followSession(router);
  render(createElement(MantineProvider, { env: 'test', children: createElement(RouterProvider, { router }) }));
  return { router, store };
}

let stop = (): void => undefined;

beforeEach(() => {
  window.scrollTo = () => undefined;
});

afterEach(async () => {
  stop();
  cleanup();
  // Pending reads of the page must not reopen the workspace.
  setAuthState({ status: 'signed-out' });
  await closeWorkspace();
  window.history.replaceState(null, '', '/');
});

it('keeps the full address, including its hash, through sign-in', async () => {
  window.history.replaceState(null, '', '/jobs?view=late#notes');
  setAuthState({ status: 'signed-out' });
  const router = createMemoryRouter(routes, { initialEntries: ['/jobs?view=late'] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'), WAIT);
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/jobs?view=late#notes');
});

it('redirects to sign-in when the session ends while a page is opening', async () => {
  const { router } = open('/jobs?view=late', {
    change: (store) => ({
      ...store,
      getFromDevice: async (path, id) => {
        setAuthState({ status: 'signed-out' });
        return store.getFromDevice(path, id);
      },
    }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'), WAIT);
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/jobs?view=late');
});

it('keeps the address of a user who must join a company first', async () => {
  const { router } = open('/jobs?view=late', { user: buildUser({ id: 'u1', companyId: null }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'), WAIT);
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/jobs?view=late');
});

it('lets a user whose registration was interrupted finish it', async () => {
  const { router } = open('/landing', { user: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'), WAIT);
});

it('does not deny access based on stale data before the server has answered', async () => {
  const { router } = open('/jobs', {
    // Since purchased on another device: the server knows, but this device doesn't yet.
    change: (store) => ({
      ...store,
      getFromDevice: async (path, id) => {
        const document = await store.getFromDevice(path, id);
        return document && path === 'users' ? { id, data: { ...document.data, features: {} } } : document;
      },
      get: async (path, id) => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        return store.get(path, id);
      },
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' }, WAIT)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/jobs');
});

it('starts a technician on My day and everyone else on the start page', async () => {
  const technician = open('/start', { user: buildUser({ id: 'u1', companyId: 'c1', role: 'technician' }) });
  await waitFor(() => expect(technician.router.state.location.pathname).toBe('/technician-dashboard'), WAIT);
  stop();
  cleanup();
  await closeWorkspace();
  const { router } = open('/start', { user: buildUser({ id: 'u1', companyId: 'c1', role: 'office' }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/landing'), WAIT);
});

it('explains why a role is not allowed in, until the user moves on', async () => {
  const { router } = open('/branding-setup', { user: buildUser({ id: 'u1', companyId: 'c1', role: 'office' }) });
  const denied =
    'Access Denied: This area is restricted to administrators and managers only. If you believe you should have access, please contact your system administrator.';
  expect(await screen.findByText(denied, {}, WAIT)).toBeTruthy();
  expect(router.state.location.pathname + router.state.location.search).toBe('/landing');
  await router.navigate('/jobs');
  await router.navigate('/landing');
  await screen.findByRole('button', { name: /^Account:/ }, WAIT);
  await waitFor(() => expect(screen.queryByText(denied)).toBeNull(), WAIT);
});

it.each([
  '/leads',
  '/leads/l1/details',
  '/invoices/recurring',
  '/reviews/fairness',
  '/google-my-business',
  '/nextdoor',
  '/website',
])('denies a technician %s and explains why', async (path) => {
  const { router } = open(path, { user: buildUser({ id: 'u1', companyId: 'c1', role: 'technician' }) });
  expect(
    await screen.findByText(/restricted to administrators, managers, office staff, and users only/, {}, WAIT),
  ).toBeTruthy();
  expect(router.state.location.pathname).toBe('/landing');
});

it('shows a technician the message for the latest refused page, not the first one', async () => {
  const technician = buildUser({ id: 'u1', companyId: 'c1', role: 'technician' });
  const { router } = open('/google-my-business', { user: technician });
  const refused = /restricted to administrators, managers, office staff, and users only/;
  expect(await screen.findByText(refused, {}, WAIT)).toBeTruthy();
  await router.navigate('/landing?feature=diagnostics');
  expect(await screen.findByText('Diagnostics is locked', {}, WAIT)).toBeTruthy();
  expect(screen.queryByText(refused)).toBeNull();
});

it('explains a page whose feature is off, and who can turn it on', async () => {
  const features = { jobs: true } as const;
  const { router } = open('/quickbooks', { user: buildUser({ id: 'u1', companyId: 'c1', role: 'admin', features }) });
  expect(await screen.findByText('QuickBooks is locked', {}, WAIT)).toBeTruthy();
  expect(router.state.location.pathname + router.state.location.search).toBe('/landing?feature=quickbooks');
});

it('asks a signed-out user to sign in, and keeps the address', async () => {
  setAuthState({ status: 'signed-out' });
  const router = createMemoryRouter(routes, { initialEntries: ['/contracts/c1/edit?x=1'] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'), WAIT);
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/contracts/c1/edit?x=1');
});

it('shows “Page not found” inside the shell, with similar pages', async () => {
  const { router } = open('/jbos/4711');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' }, WAIT)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Account:/ })).toBeTruthy();
  const near = screen.getByRole('navigation', { name: 'Did you mean' });
  expect(near.textContent).toBe('Did you meanJobs');
  await router.navigate('/jobs');
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' }, WAIT)).toBeTruthy();
  await router.navigate('/admin/nothing/here');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' }, WAIT)).toBeTruthy();
  expect(screen.queryByText('Handyman')).toBeNull();
});

it('shows it without asking for a sign-in or sending away a user without a company', async () => {
  const stranger = buildUser({ id: 'u1', companyId: null });
  const { router } = open('/no/such/page', { user: stranger });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' }, WAIT)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  setAuthState({ status: 'signed-out' });
  await router.revalidate();
  expect(await screen.findByRole('link', { name: 'Sign in' }, WAIT)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/no/such/page');
  await router.navigate('/jobs');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'), WAIT);
});

it('shows an error when the admin check fails (specification, sections 2 and 8)', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  let isOff = true;
  open('/admin/ad-generator', {
    change: (store) => ({
      ...store,
      get: (path, id) =>
        isOff ? Promise.reject(Object.assign(new Error('off'), { code: 'unavailable' })) : store.get(path, id),
      getFromDevice: () => Promise.resolve(null),
      watchDocument: () => () => undefined,
    }),
  });
  const alert = await screen.findByRole('alert', {}, WAIT);
  expect(alert.textContent).toBe('Failed to verify admin permissions. Please try again later.');
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/start');
  isOff = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ad generator' }, WAIT)).toBeTruthy();
  vi.mocked(console.error).mockClear();
});

it('sends a deactivated user to the sign-in page, which explains why', async () => {
  const { router } = open('/landing');
  await screen.findByRole('button', { name: /^Account:/ }, WAIT);
  setAuthState({ status: 'signed-out', reason: 'switched-off' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'), WAIT);
  expect(await screen.findByText('This account was switched off. Ask your administrator.', {}, WAIT)).toBeTruthy();
  expect(getAuthState().status).toBe('signed-out');
});

it('tells a removed user which company they were removed from', async () => {
  // A page that reads nothing of the company: reads still pending as it closes fail, and are logged.
  const { store } = open('/settings?tab=profile');
  await screen.findByRole('heading', { level: 1, name: 'Settings' }, WAIT);
  await store.commit([
    { kind: 'update', path: 'users', id: 'u1', data: { companyId: null, role: 'user', features: {} } },
  ]);
  expect(await screen.findByText('You no longer work at Blue Ridge.', {}, WAIT)).toBeTruthy();
});
