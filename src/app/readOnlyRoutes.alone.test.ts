// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { RouterContextProvider } from 'react-router-dom';
import type { Feature } from '@/domain/access/features';
import { setAuthState } from '@/data/session/authState';
import { currentWorkspace } from '@/data/session/currentWorkspace';
import type { Workspace } from '@/data/session/workspace';
import { requireAccess } from './guards';

vi.mock('@/data/session/currentWorkspace');

/** Returns where the guard lets in a user who has lost `withdrawn`: the address itself, or the one it redirects to. */
async function leadsTo(path: string, withdrawn: Feature): Promise<string> {
  setAuthState({
    status: 'signed-in',
    user: { uid: 'u1', email: 'ada@example.com', isEmailVerified: true, provider: 'email' },
  });
  const state = { user: {}, role: 'office', features: {}, readOnlyFeatures: { [withdrawn]: true } };
  // The guard uses only the workspace's state.
  vi.mocked(currentWorkspace).mockResolvedValue({ getState: () => state } as unknown as Workspace);
  const request = new Request(`https://app.example${path}`);
  const args = { request, url: new URL(request.url), params: {}, pattern: '', context: new RouterContextProvider() };
  try {
    await requireAccess(args, () => Promise.resolve());
    return path;
  } catch (redirect) {
    return redirect instanceof Response ? (redirect.headers.get('Location') ?? '') : String(redirect);
  }
}

it.each([
  ['/invoices', '/invoices'],
  ['/invoices/new', '/landing?feature=invoices'],
  ['/estimates', '/landing?feature=estimates'],
])('redirects with invoices withdrawn: %s goes to %s', async (path, place) => {
  expect(await leadsTo(path, 'invoices')).toBe(place);
});
