import type { ComponentType } from 'react';

/** What a route tells the shell about itself: its title, and its place in the navigation if it has one. */
export type RouteHandle = {
  title: string;
  nav?: { label: string; icon: ComponentType<{ size?: number | string; stroke?: number | string }>; order: number };
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
