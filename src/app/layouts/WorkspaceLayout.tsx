import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { Outlet, useLoaderData, useRevalidator } from 'react-router-dom';
import { useWorkspaceState, WorkspaceProvider } from '@/data/react/WorkspaceProvider';
import type { FeatureMap } from '@/domain/access/features';
import type { Workspace } from '@/data/session/workspace';
import { NewCustomerHost } from '@/entities/customer/NewCustomerHost';
import { TellCustomerHost } from '@/entities/message/TellCustomerHost';
import { ConfirmDialogHost } from '@/ui/feedback/ConfirmDialogHost';
import { NotificationsHost } from '@/ui/feedback/NotificationsHost';

const keysOf = (features: FeatureMap): string => Object.keys(features).sort().join();

/** Keeps state derived from the user's document in sync: the color scheme, and what the guards allow. */
function FollowUser() {
  const state = useWorkspaceState();
  const { setColorScheme } = useMantineColorScheme();
  const { revalidate } = useRevalidator();
  const colorScheme = state.user?.colorScheme;
  const access = `${state.user?.companyId ?? ''}:${state.role}:${keysOf(state.features)}:${keysOf(state.readOnlyFeatures)}`;

  useEffect(() => {
    if (colorScheme) setColorScheme(colorScheme);
  }, [colorScheme, setColorScheme]);
  useEffect(() => {
    void revalidate();
  }, [access, revalidate]);
  return null;
}

/** Provides the workspace opened by the guards (the route's loader) to all signed-in pages. */
export function Component() {
  const workspace = useLoaderData<Workspace>();
  return (
    <WorkspaceProvider workspace={workspace} key={workspace.uid}>
      <FollowUser />
      <Outlet />
      <NewCustomerHost />
      <TellCustomerHost />
      <ConfirmDialogHost />
      <NotificationsHost />
    </WorkspaceProvider>
  );
}
