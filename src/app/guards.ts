import { redirect, type LoaderFunction, type MiddlewareFunction } from 'react-router-dom';
import { checkRouteAccess, featureOfPath } from '@/domain/access/routes';
import { startPageOf } from '@/domain/access/startPage';
import { getAuthState } from '@/data/session/authState';
import { currentWorkspace } from '@/data/session/currentWorkspace';
import { leaveRefusedPath, noteRefusedPath } from '@/data/session/refusedPath';
import { userNotFound } from '@/data/errors';
import { paths } from '@/lib/paths';
import { loginPath, onboardingPath } from '@/lib/returnPath';
import { fetchDayReader } from './fetchAhead';
import { BrokenLinkError } from './errors/BrokenLinkError';
import { isBrokenLinkAddress, isLinkAddress, isNowhere } from './linkAddress';

/** The requested address. The router keeps the hash out of requests; on a page's first load the browser has it. */
const placeOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  const { location } = window;
  return pathname + search + (location.pathname + location.search === pathname + search ? location.hash : '');
};

/** Where work starts anyway: no need to return anyone there. */
const WITHOUT_RETURN: readonly string[] = [paths.landing, paths.start];

const isLink = (request: Request): boolean => {
  const { pathname, search } = new URL(request.url);
  return isLinkAddress(pathname, search);
};

/** Requires neither sign-in nor company: a link, and an address without a page, which everyone may see is dead. */
const needsNobody = (request: Request): boolean => isLink(request) || isNowhere(new URL(request.url).pathname);

/** Each step asks again: a session may end while the step before it still reads. */
function expectSignedIn(request: Request): void {
  if (getAuthState().status !== 'signed-in') throw redirect(loginPath(placeOf(request)));
}

/**
 * Signed out → /login, with the original location kept. A link with a share token needs no sign-in; an address that
 * can be neither link nor record shows a not-found message.
 */
export const requireUser: MiddlewareFunction = async ({ request }, next) => {
  if (getAuthState().status === 'signed-in' || needsNobody(request)) return next();
  if (isBrokenLinkAddress(new URL(request.url).pathname)) throw new BrokenLinkError(placeOf(request));
  expectSignedIn(request);
  return next();
};

/**
 * Signed in, but not working in a company yet → /onboarding, with the original location kept. What this device knew is
 * enough to let somebody in; before it shuts anybody out, the server is heard.
 */
export const requireCompany: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (isLink(request)) return next();
  leaveRefusedPath(pathname + search);
  if (isNowhere(pathname)) return next();
  expectSignedIn(request);
  const { getState, confirmed } = await currentWorkspace();
  const { role, features } = getState();
  if (!checkRouteAccess(pathname, { role, features }).isAllowed) await confirmed;
  const { user } = getState();
  const place = placeOf(request);
  if (user && !user.companyId)
    throw redirect(WITHOUT_RETURN.includes(place) ? paths.onboarding : onboardingPath(place));
  return next();
};

/**
 * The access check: the feature flag and the role decide; withdrawn features open read-only. Denied →
 * /landing?feature={feature} or /landing. A failed check denies.
 */
export const requireAccess: MiddlewareFunction = async ({ request }, next) => {
  if (isLink(request)) return next();
  expectSignedIn(request);
  const { pathname } = new URL(request.url);
  const denied = await redirectFor(pathname);
  if (denied) {
    noteRefusedPath(pathname, denied);
    throw redirect(denied);
  }
  return next();
};

/**
 * Leads from `/start` to the page the role's work starts with. A technician's day is read while that page is still
 * being drawn: on a phone the drawing takes as long as the reading.
 */
export const toStartPage: LoaderFunction = async () => {
  const workspace = await currentWorkspace();
  const page = startPageOf(workspace.getState().role);
  if (page === paths.technicianDashboard) void fetchDayReader().then((reader) => reader?.readDayAhead(workspace));
  return redirect(page);
};

/** Where a denied visitor of `pathname` is sent, or null when they may stay. */
async function redirectFor(pathname: string): Promise<string | null> {
  try {
    const { user, ...rights } = (await currentWorkspace()).getState();
    if (!user) throw userNotFound();
    const decision = checkRouteAccess(pathname, rights);
    return decision.isAllowed ? null : decision.redirectTo;
  } catch (error) {
    console.error('Error checking access', error);
    // Sending /landing to /landing would never end: there the error page says what is wrong.
    if (pathname === paths.landing) throw error;
    const feature = featureOfPath(pathname);
    return feature ? paths.lockedFeature(feature) : paths.landing;
  }
}
