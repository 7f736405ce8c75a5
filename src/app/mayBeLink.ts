import { matchPath } from 'react-router-dom';
import { hasShareToken } from '@/domain/public-document/token';
import { isRecordId } from '@/domain/record/recordId';
import { paths } from '@/lib/paths';

/** A company's form for those who want something done: `/leads/new?company=…`. */
export const isCompanyForm = (pathname: string, search: string): boolean =>
  matchPath(paths.leadNew, pathname) !== null && isRecordId(new URLSearchParams(search).get('company'));

/** Whether an address looks like a link given to a customer, as far as can be told before the members' addresses have loaded. */
export const mayBeLink = (pathname: string, search: string): boolean =>
  isCompanyForm(pathname, search) || hasShareToken(pathname);
