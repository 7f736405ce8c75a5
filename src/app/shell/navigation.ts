import { FEATURE_INFO } from '@/domain/access/features';
import { isPermissionCollection, roleCan } from '@/domain/access/permissions';
import { checkRouteAccess, featureOfPath, rolesOfPath, type RouteUser } from '@/domain/access/routes';
import type { FeatureRoute, RouteHandle } from '@/lib/featureRoute';

export type NavItem = {
  path: string;
  label: string;
  icon: NonNullable<RouteHandle['nav']>['icon'];
  /** Where a locked item leads, and what it would do; null when it is open. */
  locked: { to: string; description: string } | null;
  /** Its feature was withdrawn: it opens to be read. */
  isReadOnly: boolean;
};

/** Whether somebody of this role finds anything at a route: it is open to the role, and so are the records it shows. */
const isForRole = ({ path, handle: { shows } }: FeatureRoute, role: RouteUser['role']): boolean =>
  (rolesOfPath(path)?.includes(role) ?? true) &&
  (shows === undefined || !isPermissionCollection(shows) || roleCan(role, 'read', shows));

/**
 * The navigation, built from what the routes say of themselves: open items, and with a padlock those whose feature
 * is off. What a role may never open is left out.
 */
export function navItems(routes: readonly FeatureRoute[], user: RouteUser): NavItem[] {
  return routes
    .filter((route) => isForRole(route, user.role))
    .flatMap(({ path, handle }) => (handle.nav ? [{ path, nav: handle.nav }] : []))
    .sort((a, b) => a.nav.order - b.nav.order)
    .map(({ path, nav }) => {
      const decision = checkRouteAccess(path, user);
      const feature = featureOfPath(path);
      const description = feature ? FEATURE_INFO[feature].description : '';
      return {
        path,
        label: nav.label,
        icon: nav.icon,
        isReadOnly: decision.isReadOnly,
        locked: decision.isAllowed ? null : { to: decision.redirectTo, description },
      };
    });
}
