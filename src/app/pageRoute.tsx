import type { RouteObject } from 'react-router-dom';
import type { FeatureRoute } from '@/lib/featureRoute';
import { paths } from '@/lib/paths';
import { RouteErrorPage } from './errors/RouteErrorPage';
import { fetchAhead } from './fetchAhead';
import { PageFrame } from './layouts/PageFrame';
import { PageOutline } from './layouts/PageOutline';

/** Pages through which users enter the app. */
const DOORS: readonly string[] = [paths.login, paths.register];

/** Converts a feature route for the router: the page gets an outline while its code loads, and its own error page. */
export const toRoute = ({ path, Page, handle, isKnown }: FeatureRoute): RouteObject => ({
  path,
  handle,
  element: (
    <PageFrame
      Page={Page}
      fallback={<PageOutline of={handle} />}
      onShown={DOORS.includes(path) ? fetchAhead : undefined}
    />
  ),
  errorElement: <RouteErrorPage />,
  ...(isKnown && {
    loader: ({ params }) => {
      if (!isKnown(params)) throw new Response(null, { status: 404 });
      return null;
    },
  }),
});
