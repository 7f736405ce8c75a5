import { matchPath } from 'react-router-dom';
import { hasShareToken } from '@/domain/public-document/token';
import { isRecordId } from '@/domain/record/recordId';
import { paths } from '@/lib/paths';

/** Returns whether the URL is a company's public request form: `/leads/new?company=…`. */
export const isCompanyForm = (pathname: string, search: string): boolean =>
  matchPath(paths.leadNew, pathname) !== null && isRecordId(new URLSearchParams(search).get('company'));

/** Returns whether a URL looks like a customer link, as far as that can be determined before the members' routes have loaded. */
export const mayBeLink = (pathname: string, search: string): boolean =>
  isCompanyForm(pathname, search) || hasShareToken(pathname);
