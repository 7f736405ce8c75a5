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

/** Returns the requested URL. The router omits the hash from requests; on a page's first load the browser has it. */
const placeOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  const { location } = window;
  return pathname + search + (location.pathname + location.search === pathname + search ? location.hash : '');
};

/** Pages where users start anyway: no need for a return path. */
const WITHOUT_RETURN: readonly string[] = [paths.landing, paths.start];

const isLink = (request: Request): boolean => {
  const { pathname, search } = new URL(request.url);
  return isLinkAddress(pathname, search);
};

/** Returns whether neither sign-in nor a company is required: a link, or a URL without a page, which anyone may see is dead. */
const needsNobody = (request: Request): boolean => isLink(request) || isNowhere(new URL(request.url).pathname);

/** Every step checks again: a session may end while the previous step is still reading. */
function expectSignedIn(request: Request): void {
  if (getAuthState().status !== 'signed-in') throw redirect(loginPath(placeOf(request)));
}

/**
 * Signed out → /login, keeping the original location. A link with a share token needs no sign-in; a URL that can be neither a link nor a
 * record shows a not-found message.
 */
export const requireUser: MiddlewareFunction = async ({ request }, next) => {
  if (getAuthState().status === 'signed-in' || needsNobody(request)) return next();
  if (isBrokenLinkAddress(new URL(request.url).pathname)) throw new BrokenLinkError(placeOf(request));
  expectSignedIn(request);
  return next();
};

/**
 * Signed in, but not in a company yet → /onboarding, keeping the original location. Cached data on this device is enough to let someone
 * in; before anyone is shut out, the server is asked.
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
  const { user, error } = getState();
  const place = placeOf(request);
  // Without a document and without an error, registration was interrupted after the account was created.
  if (user ? !user.companyId : !error)
    throw redirect(WITHOUT_RETURN.includes(place) ? paths.onboarding : onboardingPath(place));
  return next();
};

/**
 * The access check: the feature flag and the role decide; withdrawn features open read-only. Denied → /landing?feature={feature} or
 * /landing. A failed check denies access.
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
 * Redirects from `/start` to the role's start page. A technician's day is read while that page is still rendering: on a phone, rendering
 * takes as long as reading.
 */
export const toStartPage: LoaderFunction = async () => {
  const workspace = await currentWorkspace();
  const page = startPageOf(workspace.getState().role);
  if (page === paths.technicianDashboard) void fetchDayReader().then((reader) => reader?.readDayAhead(workspace));
  return redirect(page);
};

/** Returns where to redirect a denied visitor of `pathname`, or null if they may stay. */
async function redirectFor(pathname: string): Promise<string | null> {
  try {
    const { user, ...rights } = (await currentWorkspace()).getState();
    if (!user) throw userNotFound();
    const decision = checkRouteAccess(pathname, rights);
    return decision.isAllowed ? null : decision.redirectTo;
  } catch (error) {
    console.error('Error checking access', error);
    // Redirecting /landing to /landing would loop forever: there, the error page explains the problem.
    if (pathname === paths.landing) throw error;
    const feature = featureOfPath(pathname);
    return feature ? paths.lockedFeature(feature) : paths.landing;
  }
}
