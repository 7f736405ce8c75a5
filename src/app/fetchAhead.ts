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

/** Where work begins, by role. */
const START_PAGES: readonly string[] = [paths.landing, paths.technicianDashboard];

/** What pages in the frame read their records with. */
const fetchSchemaList = (): Promise<unknown> => import('@/domain/record/schemas').catch(() => undefined);

const fetchFrame = (): void => {
  void fetchSchemaList();
  for (const layout of [WorkspaceLayout, ShellLayout]) void fetchPage(layout);
};

/** The pages where work begins, of these addresses. Whether that works shows when they are opened. */
const fetchStartPages = (wanted: readonly string[]): Promise<unknown> =>
  loadMemberPages()
    .then(({ startPagesAt }) => Promise.all(startPagesAt(wanted).map(fetchPage)))
    .catch(() => undefined);

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
  loadMemberPages().catch(() => undefined);
  fetchFrame();
  // The database is most of it, and is needed before any page: they come while it makes its first connection.
  void fetchWorkspaceCode().then(() => Promise.all([fetchStartPages(START_PAGES), fetchDayReader()]));
}

/**
 * Fetches what somebody who comes back will see, while the device still looks up who they are: the database, the frame and the
 * page of the address. Each would otherwise be asked for only once the one before it is drawn. A customer's link needs none of it.
 * @param memberPages on their way, as the address is not public
 */
export async function fetchForReturn(
  place: Pick<Location, 'pathname' | 'search'>,
  memberPages: ReturnType<typeof loadMemberPages>,
): Promise<void> {
  const { pagesForReturn } = await memberPages;
  const pages = pagesForReturn(place);
  if (!pages) return;
  // Half a second of a slow phone goes into asking for them, and more into running them: the page's name is drawn before.
  await afterPaint();
  void fetchWorkspaceCode();
  fetchFrame();
  for (const page of pages) void fetchPage(page);
}

/** Fetches the frame and a role's start page while the demo's company is on its way. */
export function fetchStart(role: Role): void {
  fetchFrame();
  void fetchStartPages([startPageOf(role)]);
}
