import { matchPath, matchRoutes } from 'react-router-dom';
import { hasRecordId, isShareToken } from '@/domain/public-document/token';
import { isRecordId } from '@/domain/record/recordId';
import { paths } from '@/lib/paths';
import {
  adGeneratorRoutes,
  checkedLinkedRoutes,
  checkedRoutes,
  linkedRoutes,
  publicRoutes,
  signedInRoutes,
  welcomeRoutes,
} from './featureRoutes';

/** A company's form for those who want something done: `/leads/new?company=…`. */
const isCompanyForm = (pathname: string, search: string): boolean =>
  matchPath(paths.leadNew, pathname) !== null && isRecordId(new URLSearchParams(search).get('company'));

const LINKED = [...linkedRoutes, ...checkedLinkedRoutes];

/**
 * Whether an address is a link that was given to a customer: it holds a share token and is shown to whoever has it, without
 * sign-in and shell. With a record's id the same address is a page for members.
 */
export const isLinkAddress = (pathname: string, search: string): boolean =>
  isCompanyForm(pathname, search) ||
  LINKED.some(({ path }) => isShareToken(matchPath(path, pathname)?.params['id'] ?? ''));

/** Without their pages, which `matchRoutes` would take for routes of its own. */
const PAGES = [
  ...publicRoutes,
  ...welcomeRoutes,
  ...signedInRoutes,
  ...linkedRoutes,
  ...adGeneratorRoutes,
  ...checkedRoutes,
  { path: paths.start },
].map(({ path }) => ({ path }));

/** Whether no page is at an address: whoever is signed in reads so in the shell, everybody else without it. */
export const isNowhere = (pathname: string): boolean => matchRoutes(PAGES, pathname) === null;

/** Whether an address looks like such a link but can be neither that nor a record's: it was copied in part, or made up. */
export function isBrokenLinkAddress(pathname: string): boolean {
  // Of all members' pages: `/invoices/new` is one of its own.
  const pages = [...LINKED, ...signedInRoutes, ...checkedRoutes].map(({ path }) => ({ path }));
  const match = matchRoutes(pages, pathname)?.at(-1);
  if (!match || !LINKED.some(({ path }) => path === match.route.path)) return false;
  const { id = '' } = match.params;
  return !isShareToken(id) && !hasRecordId(id);
}
