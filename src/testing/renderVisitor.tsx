import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { setUpUser } from './fastUser';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { patchRoutesOnNavigation, routesWith } from '@/app/router';
import { setAuthState } from '@/data/session/authState';
import { cssVariablesResolver, theme } from '@/ui/theme';

/** Renders the whole app, including its guards, for a signed-out visitor. */
export function renderVisitor(path: string) {
  setAuthState({ status: 'signed-out' });
  const router = createMemoryRouter(routesWith(null), { initialEntries: [path], patchRoutesOnNavigation });
  const view = render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { ...view, router, user: setUpUser() };
}
