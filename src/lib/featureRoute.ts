import type { ComponentType } from 'react';

/** Groups of the navigation, in order. */
export const NAV_GROUPS = ['work', 'sell', 'money', 'engineering', 'grow', 'company'] as const;
export type NavGroup = (typeof NAV_GROUPS)[number];

/** The navigation's icons, by their Tabler names. Routes only refer to them by name: they load with the shell (`app/shell/navIcons.ts`). */
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
  /** Position within the group. */
  order: number;
  /** The key that leads here after `g`, and after `n` to a new record of the kind listed here. */
  key?: string;
  /** The roles it's useful for; if absent, every role that may open it. */
  roles?: readonly string[];
  /** Only for people who go to jobs: technicians, and others with their own technician record. */
  isForCrew?: boolean;
};

/** Layout of a page whose heading is its route's title: a list, or a column with a `PageBody` width. */
export type PageShape = 'list' | 'narrow' | 'normal' | 'wide' | 'full';

/** Route metadata for the shell: the title, and the place in the navigation, if any. */
export type RouteHandle = {
  title: string;
  /** If given, the title is shown in its final position before the page's code has loaded. */
  shape?: PageShape;
  nav?: RouteNav;
  /** The collection the page creates a record in: the command palette offers it, under its title, to users with permission. */
  creates?: string;
  /** The collection the page is about: it isn't linked for roles without read access. */
  shows?: string;
};

/** A route of a feature. `Page` is lazy (see `lazyPage`), so that a feature costs nothing until it's opened. */
export type FeatureRoute = {
  path: string;
  Page: ComponentType;
  handle: RouteHandle;
  /** Returns whether the page exists for these route parameters; if omitted, it always does. False shows "not found". */
  isKnown?: (params: Readonly<Record<string, string | undefined>>) => boolean;
};
