import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { Outlet, useLoaderData, useRevalidator } from 'react-router-dom';
import { useWorkspaceState, WorkspaceProvider } from '@/data/react/WorkspaceProvider';
import type { Workspace } from '@/data/session/workspace';
import { NewCustomerHost } from '@/entities/customer/NewCustomerHost';
import { ConfirmDialogHost } from '@/ui/feedback/ConfirmDialogHost';
import { NotificationsHost } from '@/ui/feedback/NotificationsHost';

/** Keeps what follows from the user's document in step with it: the colour scheme, and what the guards allow. */
function FollowUser() {
  const state = useWorkspaceState();
  const { setColorScheme } = useMantineColorScheme();
  const { revalidate } = useRevalidator();
  const colorScheme = state.user?.colorScheme;
  const access = `${state.user?.companyId ?? ''}:${state.role}:${Object.keys(state.features).sort().join()}`;

  useEffect(() => {
    if (colorScheme) setColorScheme(colorScheme);
  }, [colorScheme, setColorScheme]);
  useEffect(() => {
    void revalidate();
  }, [access, revalidate]);
  return null;
}

/** Everything signed in: gives the pages below it the workspace that the guards have opened (the route's loader). */
export function Component() {
  const workspace = useLoaderData<Workspace>();
  return (
    <WorkspaceProvider workspace={workspace} key={workspace.uid}>
      <FollowUser />
      <Outlet />
      <NewCustomerHost />
      <ConfirmDialogHost />
      <NotificationsHost />
    </WorkspaceProvider>
  );
}
