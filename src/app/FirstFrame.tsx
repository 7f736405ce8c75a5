import { MantineProvider } from '@mantine/core';
import type { RouteHandle } from '@/lib/featureRoute';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { DemoPlace } from './layouts/DemoPlace';
import { isPublicAddress } from './publicRoutes';
import { ShellFrame } from './shell/ShellFrame';

/**
 * Renders the page's frame before the sign-in state is known, on devices where someone has signed in before. Firebase Auth takes about a
 * second on a slow phone.
 * @param page what is known about that page: the routes load a moment after the frame
 */
export function FirstFrame({ page = null }: { page?: RouteHandle | null }) {
  return isPublicAddress(window.location.pathname) ? null : (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <DemoPlace />
      <ShellFrame page={page} />
    </MantineProvider>
  );
}
