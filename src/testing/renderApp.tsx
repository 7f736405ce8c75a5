import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import { setUpUser } from './fastUser';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { Component as WorkspaceLayout } from '@/app/layouts/WorkspaceLayout';
import { PageFrame } from '@/app/layouts/PageFrame';
import { collections } from '@/data/collections';
import { createMemoryOutbox } from '@/data/outbox/storage';
import { createMemoryStore } from '@/data/records/memoryStore';
import { clearAllCaches } from '@/data/records/namedCaches';
import type { RecordStore } from '@/data/records/store';
import { openWorkspace } from '@/data/session/workspace';
import type { PendingPhoto, PhotoStorage } from '@/data/uploads/pendingPhoto';
import { createMemoryPhotos } from '@/data/uploads/photoStorage';
import type { Feature } from '@/domain/access/features';
import type { Role } from '@/domain/access/roles';
import type { UserFields } from '@/domain/user/schema';
import type { CompanyFields } from '@/domain/company/schema';
import type { FeatureRoute } from '@/lib/featureRoute';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { buildCompany } from './factories/company';
import { documentsOf } from './factories/documents';
import { buildUser } from './factories/user';
import { recordingStore } from './recordQueries';

export type TestRecords = Partial<Record<keyof typeof collections, readonly ({ id: string } & object)[]>>;

type Options = {
  /** The feature's own routes. Any other path shows `Elsewhere: /its/path?query`. */
  routes: readonly FeatureRoute[];
  path: string;
  role?: Role;
  /** The user's flags; by default those that every company has. */
  features?: Partial<Record<Feature, boolean>>;
  user?: Partial<UserFields>;
  company?: Partial<CompanyFields>;
  /** Records stored before the page opens, by collection. The signed-in user is `user-1`, the company `company-1`. */
  records?: TestRecords;
  /** The clock's time (ISO); it is frozen, but timers run. */
  now?: string;
  /** Replaces Storage; by default every upload succeeds immediately. */
  upload?: (photo: PendingPhoto, path: string, onProgress: (share: number) => void) => Promise<string>;
  /** Storage for photos until they are uploaded; by default in memory. */
  photoStorage?: PhotoStorage;
  /** Wraps the memory store, for instance to reject a write. */
  wrapStore?: (store: RecordStore) => RecordStore;
};

const SCOPE = { uid: 'user-1', companyId: 'company-1', ownerUid: 'user-1' };

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Elsewhere: ${pathname}${search}`}</p>;
}

/** Builds the memory store's documents, each collection at its real path. */
function seedOf({ role, features, user = {}, company = {}, records = {} }: Options) {
  const flags = features ? { features } : {};
  const me = buildUser({ id: SCOPE.uid, ...(role && { role }), ...flags, ...user });
  const all: TestRecords = {
    ...records,
    users: [me, ...(records.users ?? [])],
    companies: [buildCompany({ id: SCOPE.companyId, ...company }), ...(records.companies ?? [])],
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, list]) => [
      collections[name as keyof typeof collections].path(SCOPE),
      documentsOf(list),
    ]),
  );
}

/** Renders a feature's pages as a signed-in user sees them: real router, query client and data layer, on a memory store. */
export async function renderApp(options: Options) {
  const { routes, path, now, upload, wrapStore, photoStorage } = options;
  clearAllCaches();
  notifications.clean();
  if (now !== undefined) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    onTestFinished(() => void vi.useRealTimers());
  }
  const page = (expect.getState().testPath ?? '').replace(/^.*\/(?=src\/)/, '');
  const memory = recordingStore(createMemoryStore(seedOf(options)), page);
  const store = wrapStore?.(memory) ?? memory;
  const workspace = await openWorkspace({
    uid: SCOPE.uid,
    store,
    outboxStorage: createMemoryOutbox(),
    photoStorage: photoStorage ?? createMemoryPhotos(),
    upload: upload ?? ((_photo, place) => Promise.resolve(`https://files.example/${place}`)),
  });
  onTestFinished(() => workspace.dispose());

  const router = createMemoryRouter(
    [
      {
        loader: () => workspace,
        element: <WorkspaceLayout />,
        hydrateFallbackElement: <></>,
        children: [
          ...routes.map(({ path: at, Page, handle }) => ({ path: at, handle, element: <PageFrame Page={Page} /> })),
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { ...view, router, workspace, store, user: setUpUser() };
}
