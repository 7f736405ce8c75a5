import { MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { isDemoTab } from '@/data/demo/demoTab';
import { getAuthState, subscribeToAuth } from '@/data/session/authState';
import { onceQuiet } from '@/lib/onceQuiet';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { createRouter } from './router';

const loadUpdatePrompt = () => import('./UpdatePrompt');

/**
 * Delays installation, which fetches the whole app: two thousand files. It's for people who work with the app, not for a customer opening
 * a link or someone looking at the demo; and the current page comes first, with sign-in before that.
 */
function onceMemberIsQuiet(call: () => void): () => void {
  let stop: (() => void) | null = null;
  const look = (): void => {
    if (getAuthState().status === 'signed-in' && !isDemoTab()) stop ??= onceQuiet(call, INSTALL);
  };
  look();
  const leave = subscribeToAuth(look);
  return () => {
    leave();
    stop?.();
  };
}

const INSTALL = { quietMs: 3_000, longestMs: 60_000 };

type AppProps = {
  /** Routes for members, if the app was opened at one of their URLs; null on a public page. */
  membersRoute: RouteObject | null;
};

/** Renders the root of the app: theme, router, and the notice that a new version is ready. */
export function App({ membersRoute }: AppProps) {
  const [router] = useState(() => createRouter(membersRoute));
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => onceMemberIsQuiet(() => setIsQuiet(true)), []);
  const update = useLazyPart(loadUpdatePrompt, isQuiet);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <RouterProvider router={router} />
      {update && <update.UpdatePrompt />}
    </MantineProvider>
  );
}
