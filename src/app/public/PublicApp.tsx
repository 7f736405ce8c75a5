import { MantineProvider } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { cssVariablesResolver, theme } from '@/ui/theme';
import './style.css';

type PublicAppProps = {
  path: string;
  Page: ComponentType;
  /** Wraps the page in a router: with a fixed URL at build time, with the browser's own later. */
  inRouter: (page: ReactNode) => ReactNode;
};

/** Renders the root of a public page, identically at build time and in the browser. No data layer: the user is unknown here. */
export function PublicApp({ path, Page, inRouter }: PublicAppProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {inRouter(
        <Routes>
          <Route path={path} element={<Page />} />
        </Routes>,
      )}
    </MantineProvider>
  );
}
