import { Outlet } from 'react-router-dom';
import { useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { Component as ShellLayout } from '../shell/ShellLayout';

/** Renders the shell if the user and company are known; otherwise only the page, which says what couldn't be read. */
export function Component() {
  const { user, company } = useWorkspaceState();
  return user && company ? <ShellLayout /> : <Outlet />;
}
