import { matchPath } from 'react-router-dom';
import { isShareToken } from '@/domain/public-document/token';
import { checkedLinkedRoutes, linkedRoutes } from './featureRoutes';

/**
 * Whether an address is a link that was given to a customer: it holds a share token and is shown to whoever has it, without
 * sign-in and shell. With a record's id the same address is a page for members.
 */
export const isLinkAddress = (pathname: string): boolean =>
  [...linkedRoutes, ...checkedLinkedRoutes].some(({ path }) => isShareToken(matchPath(path, pathname)?.params['id'] ?? ''));
