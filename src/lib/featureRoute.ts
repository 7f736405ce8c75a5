import type { ComponentType } from 'react';

/** How the navigation is grouped by work, in its order. */
export const NAV_GROUPS = ['work', 'sell', 'money', 'engineering', 'grow', 'company'] as const;
export type NavGroup = (typeof NAV_GROUPS)[number];

/** The icons of the navigation, by their names at Tabler. Routes name them only: they load with the shell (`app/shell/navIcons.ts`). */
export type NavIcon =
  | 'Award'
  | 'Book2'
  | 'BrandGoogle'
  | 'Briefcase'
  | 'CalendarWeek'
  | 'ChartBar'
  | 'ClipboardCheck'
  | 'ClockHour4'
  | 'CreditCard'
  | 'DeviceTv'
  | 'Discount'
  | 'Droplet'
  | 'FileDescription'
  | 'FileInvoice'
  | 'Gauge'
  | 'Helmet'
  | 'Home'
  | 'HeartHandshake'
  | 'HomeHeart'
  | 'Inbox'
  | 'Map2'
  | 'Palette'
  | 'ReceiptTax'
  | 'Route'
  | 'Settings'
  | 'ShieldCog'
  | 'Sparkles'
  | 'Speakerphone'
  | 'Star'
  | 'Temperature'
  | 'Users'
  | 'World'
  | 'Writing';

/** A route's place in the navigation. */
export type RouteNav = {
  label: string;
  icon: NavIcon;
  group: NavGroup;
  /** The place within the group. */
  order: number;
  /** The key that leads here after `g`, and after `n` to a new record of what is shown here. */
  key?: string;
  /** The roles that it is of use to; when absent, all that may open it. */
  roles?: readonly string[];
  /** Only for people who go to jobs: technicians, and others with a technician record of their own. */
  isForCrew?: boolean;
};

/** How a page is laid out whose heading is its route's title: as a list, or in a column as wide as `PageBody` says. */
export type PageShape = 'list' | 'narrow' | 'normal' | 'wide' | 'full';

/** What a route tells the shell about itself: its title, and its place in the navigation if it has one. */
export type RouteHandle = {
  title: string;
  /** When given, the title stands where the page will have it before the page's code is there. */
  shape?: PageShape;
  nav?: RouteNav;
  /** The collection that the page makes a record of: the command palette offers it, under its title, to who may. */
  creates?: string;
  /** The collection that the page is about: whose role may not read it is not led here. */
  shows?: string;
};

/** One address of a feature. `Page` is lazy (see `lazyPage`), so that a feature costs nothing until it is opened. */
export type FeatureRoute = {
  path: string;
  Page: ComponentType;
  handle: RouteHandle;
  /** Whether there is such a page, by the address's parameters; without it there always is. No → "not found". */
  isKnown?: (params: Readonly<Record<string, string | undefined>>) => boolean;
};
