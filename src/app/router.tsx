import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { getAuthState, subscribeToAuth } from '@/data/session/authState';
import { closeWorkspace, currentWorkspace } from '@/data/session/currentWorkspace';
import type { Workspace } from '@/data/session/workspace';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { RouteErrorPage } from './errors/RouteErrorPage';
import {
  adGeneratorRoutes,
  checkedRoutes,
  linkedRoutes,
  publicRoutes,
  signedInRoutes,
  welcomeRoutes,
} from './featureRoutes';
import { fetchAhead } from './fetchAhead';
import { requireAccess, requireCompany, requireUser, toStartPage } from './guards';
import { BareLayout } from './layouts/BareLayout';
import { MembersLayout } from './layouts/MembersLayout';
import { PageFrame } from './layouts/PageFrame';
import { isLinkAddress, isNowhere } from './linkAddress';
import { MEMBERS_ROUTE } from './membersRoute';
import { ShellLayout, WorkspaceLayout } from './memberLayouts';
import { ShellFrame } from './shell/ShellFrame';

const ShellIfKnown = lazyPage(() => import('./layouts/ShellIfKnown'));
const NotFoundPage = lazyPage(() => import('./errors/NotFoundPage'));
const AdGeneratorGuard = lazyPage(() => import('./layouts/AdGeneratorGuard'));

/** Addresses that people without an account open too: of these, what surrounds the page follows from who asks. */
const isForStrangers = ({ pathname, search }: URL): boolean => isLinkAddress(pathname, search) || isNowhere(pathname);

/** The signed-in user's workspace; null for a customer's link, and for an address without a page when signed out. */
function openWorkspaceFor(url: URL): Promise<Workspace> | null {
  const isBare =
    isLinkAddress(url.pathname, url.search) || (isNowhere(url.pathname) && getAuthState().status !== 'signed-in');
  return isBare ? null : currentWorkspace();
}

/** Behind these somebody enters the app. */
const DOORS: readonly string[] = [paths.login, paths.register];

/** Each page gets a spinner while its code loads and its own error page. */
const toRoute = ({ path, Page, handle, isKnown }: FeatureRoute): RouteObject => ({
  path,
  handle,
  element: <PageFrame Page={Page} onShown={DOORS.includes(path) ? fetchAhead : undefined} />,
  errorElement: <RouteErrorPage />,
  ...(isKnown && {
    loader: ({ params }) => {
      if (!isKnown(params)) throw new Response(null, { status: 404 });
      return null;
    },
  }),
});

const notFound: RouteObject = {
  path: '*',
  element: <PageFrame Page={NotFoundPage} />,
  errorElement: <RouteErrorPage />,
};

/** Pages without the shell, then the shell: first what needs sign-in only, then what the access check guards. */
export const routes: RouteObject[] = [
  {
    element: <BareLayout />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      ...publicRoutes.map(toRoute),
      {
        id: MEMBERS_ROUTE,
        middleware: [requireUser],
        loader: ({ request }) => openWorkspaceFor(new URL(request.url)),
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          defaultShouldRevalidate || isForStrangers(currentUrl) || isForStrangers(nextUrl),
        element: <MembersLayout Layout={WorkspaceLayout} />,
        hydrateFallbackElement: <ShellFrame />,
        errorElement: <RouteErrorPage />,
        children: [
          ...welcomeRoutes.map(toRoute),
          // It always leads on: nothing is drawn.
          { path: paths.start, middleware: [requireCompany], loader: toStartPage, element: null },
          {
            middleware: [requireCompany],
            element: <MembersLayout Layout={ShellIfKnown} />,
            errorElement: <RouteErrorPage />,
            children: [
              { element: <PageFrame Page={AdGeneratorGuard} />, children: adGeneratorRoutes.map(toRoute) },
              notFound,
            ],
          },
          {
            middleware: [requireCompany],
            element: <MembersLayout Layout={ShellLayout} />,
            errorElement: <RouteErrorPage />,
            children: [
              ...signedInRoutes.map(toRoute),
              ...linkedRoutes.map(toRoute),
              { middleware: [requireAccess], children: checkedRoutes.map(toRoute) },
            ],
          },
        ],
      },
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;

/** Takes users who were signed out involuntarily to the sign-in page, which says why. Returns how to stop. */
export const followSession = (router: Pick<Router, 'revalidate'>): (() => void) =>
  subscribeToAuth(() => {
    const auth = getAuthState();
    if (auth.status !== 'signed-out' || !auth.reason) return;
    void closeWorkspace();
    void router.revalidate();
  });

/** Created once it is known who is signed in, so that no guard ever runs on an unknown sign-in state. */
export function createRouter(): Router {
  const router = createBrowserRouter(routes);
  followSession(router);
  return router;
}
