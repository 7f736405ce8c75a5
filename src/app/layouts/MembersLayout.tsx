import type { ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isLinkAddress } from '../linkAddress';
import { ShellFrame } from '../shell/ShellFrame';
import { PageFrame } from './PageFrame';

/** A layout for members. A customer's link is shown bare, without loading the layout. */
export function MembersLayout({ Layout }: { Layout: ComponentType }) {
  const { pathname, search } = useLocation();
  return isLinkAddress(pathname, search) ? <Outlet /> : <PageFrame Page={Layout} fallback={<ShellFrame />} />;
}
