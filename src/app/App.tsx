import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { createRouter } from './router';

const UpdatePrompt = lazy(() => import('./UpdatePrompt').then(({ UpdatePrompt: Prompt }) => ({ default: Prompt })));

/** The root of the app: look, addresses, and the notice that a new version is ready. */
export function App() {
  const [router] = useState(createRouter);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <RouterProvider router={router} />
      <Suspense fallback={null}>
        <UpdatePrompt />
      </Suspense>
    </MantineProvider>
  );
}
