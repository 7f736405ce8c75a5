import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { setUpUser } from './fastUser';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { cssVariablesResolver, theme } from '@/ui/theme';

type Options = { path?: string };

/** Renders a piece of the design system inside the theme and a router; transitions are off so that nothing lingers. */
export function renderWithUi(children: ReactNode, { path = '/' }: Options = {}) {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  const view = render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { ...view, router, user: setUpUser() };
}
