import { Outlet } from 'react-router-dom';
import { useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { Component as ShellLayout } from '../shell/ShellLayout';

/** The shell, where user and company are known; else the page alone, which says what could not be read. */
export function Component() {
  const { user, company } = useWorkspaceState();
  return user && company ? <ShellLayout /> : <Outlet />;
}
