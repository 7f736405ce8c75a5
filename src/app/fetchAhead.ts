import { matchRoutes } from 'react-router-dom';
import { fetchWorkspaceCode } from '@/data/session/currentWorkspace';
import type { Role } from '@/domain/access/roles';
import { startPageOf } from '@/domain/access/startPage';
import { wasSignedIn } from '@/data/session/signedInMark';
import { dashboardRoutes } from '@/features/dashboard/routes';
import { fetchPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { linkedRoutes, shellRoutes } from './featureRoutes';
import { isLinkAddress } from './linkAddress';
import { ShellLayout, WorkspaceLayout } from './memberLayouts';
import { savesData } from './savesData';

/** Where work begins, by role. */
const START_PAGES: readonly string[] = [paths.landing, paths.technicianDashboard];

const pagesAt = (wanted: readonly string[]) =>
  dashboardRoutes.filter(({ path }) => wanted.includes(path)).map(({ Page }) => Page);

/** What the button at the door needs, which is the first that somebody waits for. */
const fetchSignIn = (): Promise<unknown> => import('@/data/session/signIn').catch(() => undefined);

/** What reads a technician's day before its page does; null when it does not come: then the page reads it. */
export const fetchDayReader = () => import('@/entities/schedule/readDayAhead').catch(() => null);

/**
 * Fetches the frame and the start pages while somebody fills in the form at the door: on a slow phone that is what they
 * would wait for afterwards. The form's own page has been drawn by then.
 */
export function fetchAhead(): void {
  if (wasSignedIn() || savesData()) return;
  void fetchSignIn();
  for (const layout of [WorkspaceLayout, ShellLayout]) void fetchPage(layout);
  // The database is most of it, and is needed before any page: they come while it makes its first connection.
  void fetchWorkspaceCode().then(() => Promise.all([...pagesAt(START_PAGES).map(fetchPage), fetchDayReader()]));
}

const SHELL_PAGES = [...shellRoutes, ...linkedRoutes].map(({ path, Page }) => ({ path, Page }));

/**
 * Fetches what somebody who comes back will see, while the device still looks up who they are: the database, the frame and the
 * page of the address. Each would otherwise be asked for only once the one before it is drawn. A customer's link needs none of it.
 */
export function fetchForReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const page = matchRoutes(SHELL_PAGES, pathname)?.at(-1)?.route.Page;
  if (isLinkAddress(pathname, search) || (!page && pathname !== paths.start)) return;
  void fetchWorkspaceCode();
  for (const part of [WorkspaceLayout, ShellLayout, ...(page ? [page] : [])]) void fetchPage(part);
}

/** Fetches the frame and a role's start page while the demo's company is on its way. */
export function fetchStart(role: Role): void {
  for (const page of [WorkspaceLayout, ShellLayout, ...pagesAt([startPageOf(role)])]) void fetchPage(page);
}
