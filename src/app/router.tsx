import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { currentWorkspace } from '@/data/session/currentWorkspace';
import { AD_GENERATOR_ROUTES } from '@/domain/access/routes';
import type { FeatureRoute } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { NotFoundPage } from './errors/NotFoundPage';
import { RouteErrorPage } from './errors/RouteErrorPage';
import { checkedRoutes, linkedRoutes, publicRoutes, signedInRoutes, welcomeRoutes } from './featureRoutes';
import { requireAccess, requireCompany, requireUser } from './guards';
import { BareLayout } from './layouts/BareLayout';
import { MembersLayout } from './layouts/MembersLayout';
import { PageFrame } from './layouts/PageFrame';
import { isLinkAddress } from './linkAddress';

const WorkspaceLayout = lazyPage(() => import('./layouts/WorkspaceLayout'));
const ShellLayout = lazyPage(() => import('./shell/ShellLayout'));
const AdGeneratorGuard = lazyPage(() => import('./layouts/AdGeneratorGuard'));

/** Each page gets a spinner while its code loads and an error page of its own. */
const toRoute = ({ path, Page, handle, isKnown }: FeatureRoute): RouteObject => ({
  path,
  handle,
  element: <PageFrame Page={Page} />,
  errorElement: <RouteErrorPage />,
  ...(isKnown && {
    loader: ({ params }) => {
      if (!isKnown(params)) throw new Response(null, { status: 404 });
      return null;
    },
  }),
});

const notFound: RouteObject = { path: '*', element: <NotFoundPage /> };

/** Pages without the shell, then the shell: first what needs sign-in only, then what the access check guards. */
export const routes: RouteObject[] = [
  {
    element: <BareLayout />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      ...publicRoutes.map(toRoute),
      {
        middleware: [requireUser],
        loader: ({ request }) => (isLinkAddress(new URL(request.url).pathname) ? null : currentWorkspace()),
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          defaultShouldRevalidate || isLinkAddress(currentUrl.pathname) !== isLinkAddress(nextUrl.pathname),
        element: <MembersLayout Layout={WorkspaceLayout} />,
        errorElement: <RouteErrorPage />,
        children: [
          ...welcomeRoutes.map(toRoute),
          {
            middleware: [requireCompany],
            element: <MembersLayout Layout={ShellLayout} />,
            errorElement: <RouteErrorPage />,
            children: [
              ...signedInRoutes.map(toRoute),
              ...linkedRoutes.map(toRoute),
              ...AD_GENERATOR_ROUTES.map((path) =>
                toRoute({ path, Page: AdGeneratorGuard, handle: { title: 'Ad generator' } }),
              ),
              { middleware: [requireAccess], children: checkedRoutes.map(toRoute) },
            ],
          },
        ],
      },
      notFound,
    ],
  },
];

/** Made after Firebase's first answer, so that no guard ever runs on an unknown sign-in state. */
export const createRouter = () => createBrowserRouter(routes);
