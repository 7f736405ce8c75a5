import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { getAuthState, subscribeToAuth } from '@/data/session/authState';
import { closeWorkspace } from '@/data/session/currentWorkspace';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { RouteErrorPage } from './errors/RouteErrorPage';
import { BareLayout } from './layouts/BareLayout';
import { loadMemberPages } from './loadMemberPages';
import { toRoute } from './pageRoute';
import { isPublicAddress, publicRoutes } from './publicRoutes';

const ROOT = 'root';

/** Builds the public routes and, once its code has loaded, the route for all other URLs (`memberPages`). */
export const routesWith = (membersRoute: RouteObject | null): RouteObject[] => [
  {
    id: ROOT,
    element: <BareLayout />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [...publicRoutes.map(toRoute), ...(membersRoute ? [membersRoute] : [])],
  },
];

/** For a start on a public page: the other routes load the first time one is needed. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  // The router also calls this before it accepts a URL with a parameter.
  if (isPublicAddress(path)) return;
  const { membersRoute } = await loadMemberPages();
  patch(ROOT, [membersRoute]);
};

type Router = ReturnType<typeof createBrowserRouter>;

/** Sends users who were signed out involuntarily to the sign-in page, which says why. Returns an unsubscribe function. */
export const followSession = (router: Pick<Router, 'revalidate'>): (() => void) =>
  subscribeToAuth(() => {
    const auth = getAuthState();
    if (auth.status !== 'signed-out' || !auth.reason) return;
    void closeWorkspace();
    void router.revalidate();
  });

/**
 * Creates the router once the sign-in state is known, so that no guard ever runs on an unknown state.
 * @param membersRoute if the app was opened at a URL that isn't public
 */
export function createRouter(membersRoute: RouteObject | null): Router {
  const router = createBrowserRouter(routesWith(membersRoute), membersRoute ? {} : { patchRoutesOnNavigation });
  followSession(router);
  return router;
}
