import { hasFeature, RELEASED_FEATURES } from '@/domain/access/features';
import { can, canAct, isPermissionCollection } from '@/domain/access/permissions';
import { checkRouteAccess, type RouteUser } from '@/domain/access/routes';
import type { Role } from '@/domain/access/roles';
import { NAV_GROUPS, type FeatureRoute, type NavGroup, type RouteNav } from '@/lib/featureRoute';
import { paths } from '@/lib/paths';
import { NAV_ICONS, type IconComponent } from './navIcons';

export type NavItem = Pick<RouteNav, 'label' | 'group'> & {
  path: string;
  icon: IconComponent;
  /** Key that leads here when pressed after `g`; '' = none. */
  key: string;
  /** The collection the page is about; '' = none. */
  shows: string;
  /** True if its feature was withdrawn and it opens read-only. */
  isReadOnly: boolean;
};

/** `isCrew`: goes to jobs, as a technician or with their own technician record. */
export type NavUser = RouteUser & { isCrew: boolean };

export const GROUP_LABELS: Record<NavGroup, string> = {
  work: 'Work',
  sell: 'Sell',
  money: 'Money',
  engineering: 'Engineering',
  grow: 'Grow',
  company: 'Company',
};

const mayRead = (user: RouteUser, collection: string | undefined): boolean =>
  collection === undefined || !isPermissionCollection(collection) || can(user, 'read', collection);

/** Returns whether a page is useful to someone: it opens, they may read its content, and it's intended for their role. */
const isFor = ({ path, handle: { nav, shows } }: FeatureRoute, user: NavUser): boolean =>
  checkRouteAccess(path, user).isAllowed &&
  mayRead(user, shows) &&
  (nav?.roles?.includes(user.role) ?? true) &&
  (!nav?.isForCrew || user.isCrew);

/** Returns a user's navigation items, in order: only pages that open for them and show them something. */
export function navItems(routes: readonly FeatureRoute[], user: NavUser): NavItem[] {
  return routes
    .filter((route) => isFor(route, user))
    .flatMap(({ path, handle: { nav, shows = '' } }) => (nav ? [{ path, nav, shows }] : []))
    .sort((a, b) => NAV_GROUPS.indexOf(a.nav.group) - NAV_GROUPS.indexOf(b.nav.group) || a.nav.order - b.nav.order)
    .map(({ path, nav: { label, icon, group, key = '' }, shows }) => ({
      path,
      label,
      icon: NAV_ICONS[icon],
      group,
      key,
      shows,
      isReadOnly: checkRouteAccess(path, user).isReadOnly,
    }));
}

/** Returns whether another item's page below this item's URL is open, such as the inbox below customers: then only that one is marked. */
export const isNestedOpen = (path: string, items: readonly NavItem[], pathname: string): boolean =>
  items.some((other) => other.path.startsWith(`${path}/`) && pathname.startsWith(other.path));

/** Groups the items; groups without items are left out. */
export const navGroups = (items: readonly NavItem[]): { group: NavGroup; items: NavItem[] }[] =>
  NAV_GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group) })).filter(
    ({ items: members }) => members.length > 0,
  );

/** Returns whether someone may buy features the company doesn't have yet. */
export const mayGetMore = ({ role, features }: RouteUser): boolean =>
  canAct({ role }, 'manageBilling') && RELEASED_FEATURES.some((feature) => !hasFeature(features, feature));

export type CreateAction = { label: string; path: string };

/** Returns the records someone may create, each on its own page: "New job". */
export const createActions = (routes: readonly FeatureRoute[], user: RouteUser): CreateAction[] =>
  routes.flatMap(({ path, handle: { creates: collection, title } }) =>
    collection !== undefined && isPermissionCollection(collection) && can(user, 'create', collection)
      ? [{ label: title, path }]
      : [],
  );

/** Candidates for the bottom tabs on phones, best first; the first three available to the user are used. */
const TABS_OF_OFFICE = [paths.landing, paths.jobs, paths.invoices, paths.customers, paths.estimates];
const TABS: Partial<Record<Role, readonly string[]>> = {
  technician: [paths.technicianDashboard, paths.jobs, paths.customers, paths.estimates],
};
const TAB_COUNT = 3;

export const bottomTabs = (items: readonly NavItem[], role: Role): NavItem[] =>
  (TABS[role] ?? TABS_OF_OFFICE).flatMap((path) => items.find((item) => item.path === path) ?? []).slice(0, TAB_COUNT);
