import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ComponentType } from 'react';
import { getAuthState } from '@/data/session/authState';
import { currentWorkspace } from '@/data/session/currentWorkspace';
import type { Workspace } from '@/data/session/workspace';
import { dashboardRoutes } from '@/features/dashboard/routes';
import type { RouteHandle } from '@/lib/featureRoute';
import { lazyPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { RouteErrorPage } from './errors/RouteErrorPage';
import {
  adGeneratorRoutes,
  checkedRoutes,
  linkedRoutes,
  shellRoutes,
  signedInRoutes,
  welcomeRoutes,
} from './featureRoutes';
import { requireAccess, requireCompany, requireUser, toStartPage } from './guards';
import { ClockWatch } from './layouts/ClockWatch';
import { MembersLayout } from './layouts/MembersLayout';
import { PageFrame } from './layouts/PageFrame';
import { isLinkAddress, isNowhere } from './linkAddress';
import { MEMBERS_ROUTE } from './membersRoute';
import { ShellLayout, WorkspaceLayout } from './memberLayouts';
import { toRoute } from './pageRoute';
import { ShellFrame } from './shell/ShellFrame';

const ShellIfKnown = lazyPage(() => import('./layouts/ShellIfKnown'));
const NotFoundPage = lazyPage(() => import('./errors/NotFoundPage'));
const AdGeneratorGuard = lazyPage(() => import('./layouts/AdGeneratorGuard'));

/** Returns whether people without an account can open the URL too: the layout then depends on who is viewing. */
const isForStrangers = ({ pathname, search }: URL): boolean => isLinkAddress(pathname, search) || isNowhere(pathname);

/** Opens the signed-in user's workspace; null for a customer's link, and for a URL without a page when signed out. */
function openWorkspaceFor(url: URL): Promise<Workspace> | null {
  const isBare =
    isLinkAddress(url.pathname, url.search) || (isNowhere(url.pathname) && getAuthState().status !== 'signed-in');
  return isBare ? null : currentWorkspace();
}

const SHELL_PAGES = [...shellRoutes, ...linkedRoutes].map(({ path, Page, handle }) => ({ path, Page, handle }));

/** Returns the route metadata for a URL in the shell, before its code has loaded; null if there is none. */
export const handleAt = (pathname: string): RouteHandle | null =>
  matchRoutes(SHELL_PAGES, pathname)?.at(-1)?.route.handle ?? null;

function FrameOfAddress() {
  return <ShellFrame page={handleAt(window.location.pathname)} />;
}

const notFound: RouteObject = {
  path: '*',
  element: <PageFrame Page={NotFoundPage} />,
  errorElement: <RouteErrorPage />,
};

/**
 * Every URL except the public ones: pages without the shell, then the shell; first the pages that only need sign-in, then those behind
 * the access check.
 */
export const membersRoute: RouteObject = {
  id: MEMBERS_ROUTE,
  middleware: [requireUser],
  loader: ({ request }) => openWorkspaceFor(new URL(request.url)),
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate || isForStrangers(currentUrl) || isForStrangers(nextUrl),
  element: (
    <>
      <ClockWatch />
      <MembersLayout Layout={WorkspaceLayout} />
    </>
  ),
  hydrateFallbackElement: <FrameOfAddress />,
  errorElement: <RouteErrorPage />,
  children: [
    ...welcomeRoutes.map(toRoute),
    // Always redirects: nothing is rendered.
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
};

/** Returns the start pages among these URLs. */
export const startPagesAt = (wanted: readonly string[]): ComponentType[] =>
  dashboardRoutes.filter(({ path }) => wanted.includes(path)).map(({ Page }) => Page);

/**
 * Returns the page a returning user will see in the frame at a URL. Empty if the role decides which page; null if there's no frame: for a
 * customer's link, a URL without a page, and a public page.
 */
export function pagesForReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ComponentType[] | null {
  if (isLinkAddress(pathname, search)) return null;
  const page = matchRoutes(SHELL_PAGES, pathname)?.at(-1)?.route.Page;
  if (page) return [page];
  return pathname === paths.start ? [] : null;
}
