import { matchPath, matchRoutes } from 'react-router-dom';
import { hasRecordId, isShareToken } from '@/domain/public-document/token';
import { paths } from '@/lib/paths';
import { checkedLinkedRoutes, linkedRoutes, shellRoutes, welcomeRoutes } from './featureRoutes';
import { isCompanyForm } from './mayBeLink';
import { publicRoutes } from './publicRoutes';

const LINKED = [...linkedRoutes, ...checkedLinkedRoutes];

/**
 * Returns whether a URL is a link given to a customer: it contains a share token and can be opened by anyone who has it, without sign-in
 * or shell. With a record ID, the same URL is a page for members.
 */
export const isLinkAddress = (pathname: string, search: string): boolean =>
  isCompanyForm(pathname, search) ||
  LINKED.some(({ path }) => isShareToken(matchPath(path, pathname)?.params['id'] ?? ''));

/** Without the page components, which `matchRoutes` would treat as separate routes. */
const PAGES = [...publicRoutes, ...welcomeRoutes, ...linkedRoutes, ...shellRoutes, { path: paths.start }].map(
  ({ path }) => ({ path }),
);

/** Returns whether a URL has no page: signed-in users see that inside the shell, everyone else without it. */
export const isNowhere = (pathname: string): boolean => matchRoutes(PAGES, pathname) === null;

/** Returns whether a URL looks like such a link but can be neither that nor a record's: it was only partly copied, or made up. */
export function isBrokenLinkAddress(pathname: string): boolean {
  // Includes all members' pages: `/invoices/new` has its own.
  const pages = [...LINKED, ...shellRoutes].map(({ path }) => ({ path }));
  const match = matchRoutes(pages, pathname)?.at(-1);
  if (!match || !LINKED.some(({ path }) => path === match.route.path)) return false;
  const { id = '' } = match.params;
  return !isShareToken(id) && !hasRecordId(id);
}
