import { fetchWorkspaceCode } from '@/data/session/currentWorkspace';
import type { Role } from '@/domain/access/roles';
import { startPageOf } from '@/domain/access/startPage';
import { wasSignedIn } from '@/data/session/signedInMark';
import { afterPaint } from '@/lib/afterPaint';
import { fetchPage } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { loadMemberPages } from './loadMemberPages';
import { ShellLayout, WorkspaceLayout } from './memberLayouts';
import { savesData } from './savesData';

/** Start pages, by role. */
const START_PAGES: readonly string[] = [paths.landing, paths.technicianDashboard];

/** Prefetches the schemas that pages in the frame parse records with. */
const fetchSchemaList = (): Promise<unknown> => import('@/domain/record/schemas').catch(() => undefined);

const fetchFrame = (): void => {
  void fetchSchemaList();
  for (const layout of [WorkspaceLayout, ShellLayout]) void fetchPage(layout);
};

/** Prefetches the start pages among these URLs. A failure only surfaces when they're opened. */
const fetchStartPages = (wanted: readonly string[]): Promise<unknown> =>
  loadMemberPages()
    .then(({ startPagesAt }) => Promise.all(startPagesAt(wanted).map(fetchPage)))
    .catch(() => undefined);

/** Prefetches the sign-in code, which is the first thing the user waits for. */
const fetchSignIn = (): Promise<unknown> => import('@/data/session/signIn').catch(() => undefined);

/** Loads the module that reads a technician's day ahead of the page; null if it fails: then the page reads it. */
export const fetchDayReader = () => import('@/entities/schedule/readDayAhead').catch(() => null);

/**
 * Prefetches the frame and the start pages while the user is filling in the sign-in form: on a slow phone they would have to wait for
 * those afterward. The form's own page has rendered by then.
 */
export function fetchAhead(): void {
  if (wasSignedIn() || savesData()) return;
  void fetchSignIn();
  loadMemberPages().catch(() => undefined);
  fetchFrame();
  // The database is most of the code and is needed before any page: the pages load while it makes its first connection.
  void fetchWorkspaceCode().then(() => Promise.all([fetchStartPages(START_PAGES), fetchDayReader()]));
}

/**
 * Prefetches what a returning user will see while the device is still checking who they are: the database, the frame and the page at this
 * URL. Otherwise each would only be requested once the previous one has rendered. A customer's link needs none of this.
 * @param memberPages already loading, since the URL isn't public
 */
export async function fetchForReturn(
  place: Pick<Location, 'pathname' | 'search'>,
  memberPages: ReturnType<typeof loadMemberPages>,
): Promise<void> {
  const { pagesForReturn } = await memberPages;
  const pages = pagesForReturn(place);
  if (!pages) return;
  // On a slow phone, requesting them takes half a second, and running them even longer: render the page's name first.
  await afterPaint();
  void fetchWorkspaceCode();
  fetchFrame();
  for (const page of pages) void fetchPage(page);
}

/** Prefetches the frame and a role's start page while the demo's company is loading. */
export function fetchStart(role: Role): void {
  fetchFrame();
  void fetchStartPages([startPageOf(role)]);
}
