import { MantineProvider } from '@mantine/core';
import type { RouteHandle } from '@/lib/featureRoute';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { DemoPlace } from './layouts/DemoPlace';
import { isPublicAddress } from './publicRoutes';
import { ShellFrame } from './shell/ShellFrame';

/**
 * Drawn before it is known who is signed in, on devices where someone has signed in before: the frame their page will
 * appear in. Firebase Auth takes about a second on a slow phone.
 * @param page what is known of that page: the addresses come a moment after the frame
 */
export function FirstFrame({ page = null }: { page?: RouteHandle | null }) {
  return isPublicAddress(window.location.pathname) ? null : (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <DemoPlace />
      <ShellFrame page={page} />
    </MantineProvider>
  );
}
