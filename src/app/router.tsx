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

/** What is open to everybody and, once its code is there, the route of all other addresses (`memberPages`). */
export const routesWith = (membersRoute: RouteObject | null): RouteObject[] => [
  {
    id: ROOT,
    element: <BareLayout />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [...publicRoutes.map(toRoute), ...(membersRoute ? [membersRoute] : [])],
  },
];

/** For a start on a public page: the other addresses come with the first way to one of them. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  // The router also asks before it takes an address with a parameter.
  if (isPublicAddress(path)) return;
  const { membersRoute } = await loadMemberPages();
  patch(ROOT, [membersRoute]);
};

type Router = ReturnType<typeof createBrowserRouter>;

/** Takes users who were signed out involuntarily to the sign-in page, which says why. Returns how to stop. */
export const followSession = (router: Pick<Router, 'revalidate'>): (() => void) =>
  subscribeToAuth(() => {
    const auth = getAuthState();
    if (auth.status !== 'signed-out' || !auth.reason) return;
    void closeWorkspace();
    void router.revalidate();
  });

/**
 * Created once it is known who is signed in, so that no guard ever runs on an unknown sign-in state.
 * @param membersRoute where the app was opened at an address that is not public
 */
export function createRouter(membersRoute: RouteObject | null): Router {
  const router = createBrowserRouter(routesWith(membersRoute), membersRoute ? {} : { patchRoutesOnNavigation });
  followSession(router);
  return router;
}
