import type { ComponentType } from 'react';
import { Outlet, useMatches, useRouteLoaderData } from 'react-router-dom';
import type { Workspace } from '@/data/session/workspace';
import type { RouteHandle } from '@/lib/featureRoute';
import { MEMBERS_ROUTE } from '../membersRoute';
import { ShellFrame } from '../shell/ShellFrame';
import { PageFrame } from './PageFrame';

/** Wraps members' pages in a layout. Pages for outsiders, such as a customer's link, are shown bare, without loading the layout. */
export function MembersLayout({ Layout }: { Layout: ComponentType }) {
  const workspace = useRouteLoaderData<Workspace | null>(MEMBERS_ROUTE);
  const page = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return workspace ? <PageFrame Page={Layout} fallback={<ShellFrame page={page ?? null} />} /> : <Outlet />;
}
