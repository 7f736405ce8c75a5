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
 * Installing fetches the whole app: two thousand files. It is for people who work with it, not for a customer who opens a
 * link, nor for somebody who looks at the demo; and the page that somebody waits for comes first, and the sign-in before it.
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
  /** The addresses of members, where the app was opened at one of them; null on a public page. */
  membersRoute: RouteObject | null;
};

/** The root of the app: look, addresses, and the notice that a new version is ready. */
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
