import type { ComponentType } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router-dom';
import type { Workspace } from '@/data/session/workspace';
import { MEMBERS_ROUTE } from '../membersRoute';
import { ShellFrame } from '../shell/ShellFrame';
import { PageFrame } from './PageFrame';

/** A layout for members. What strangers open, a customer's link for instance, is shown bare, without loading the layout. */
export function MembersLayout({ Layout }: { Layout: ComponentType }) {
  const workspace = useRouteLoaderData<Workspace | null>(MEMBERS_ROUTE);
  return workspace ? <PageFrame Page={Layout} fallback={<ShellFrame />} /> : <Outlet />;
}
