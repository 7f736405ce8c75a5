import { matchPath, matchRoutes } from 'react-router-dom';
import { hasRecordId, isShareToken } from '@/domain/public-document/token';
import { paths } from '@/lib/paths';
import { checkedLinkedRoutes, linkedRoutes, shellRoutes, welcomeRoutes } from './featureRoutes';
import { isCompanyForm } from './mayBeLink';
import { publicRoutes } from './publicRoutes';

const LINKED = [...linkedRoutes, ...checkedLinkedRoutes];

/**
 * Whether an address is a link given to a customer: it holds a share token and is visible to anyone who has it,
 * without sign-in or shell. With a record's id the same address is a page for members.
 */
export const isLinkAddress = (pathname: string, search: string): boolean =>
  isCompanyForm(pathname, search) ||
  LINKED.some(({ path }) => isShareToken(matchPath(path, pathname)?.params['id'] ?? ''));

/** Without their pages, which `matchRoutes` would treat as separate routes. */
const PAGES = [...publicRoutes, ...welcomeRoutes, ...linkedRoutes, ...shellRoutes, { path: paths.start }].map(
  ({ path }) => ({ path }),
);

/** Whether an address has no page: signed-in users see that in the shell, everyone else without it. */
export const isNowhere = (pathname: string): boolean => matchRoutes(PAGES, pathname) === null;

/** Whether an address looks like such a link but can be neither that nor a record's: it was copied in part, or made up. */
export function isBrokenLinkAddress(pathname: string): boolean {
  // Across all members' pages: `/invoices/new` has its own.
  const pages = [...LINKED, ...shellRoutes].map(({ path }) => ({ path }));
  const match = matchRoutes(pages, pathname)?.at(-1);
  if (!match || !LINKED.some(({ path }) => path === match.route.path)) return false;
  const { id = '' } = match.params;
  return !isShareToken(id) && !hasRecordId(id);
}
