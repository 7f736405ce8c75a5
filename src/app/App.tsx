import { MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { createRouter } from './router';

const loadUpdatePrompt = () => import('./UpdatePrompt');
/** Installing fetches the whole app. On a slow connection the page that somebody waits for comes first. */
const INSTALL_AFTER_MS = 5_000;

type AppProps = {
  /** The addresses of members, where the app was opened at one of them; null on a public page. */
  membersRoute: RouteObject | null;
};

/** The root of the app: look, addresses, and the notice that a new version is ready. */
export function App({ membersRoute }: AppProps) {
  const [router] = useState(() => createRouter(membersRoute));
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsQuiet(true), INSTALL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const update = useLazyPart(loadUpdatePrompt, isQuiet);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <RouterProvider router={router} />
      {update && <update.UpdatePrompt />}
    </MantineProvider>
  );
}
