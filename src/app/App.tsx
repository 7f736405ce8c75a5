import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { createRouter } from './router';

const loadUpdatePrompt = () => import('./UpdatePrompt');

/** The root of the app: look, addresses, and the notice that a new version is ready. */
export function App() {
  const [router] = useState(createRouter);
  const update = useLazyPart(loadUpdatePrompt, true);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <RouterProvider router={router} />
      {update && <update.UpdatePrompt />}
    </MantineProvider>
  );
}
