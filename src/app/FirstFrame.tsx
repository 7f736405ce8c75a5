import { MantineProvider } from '@mantine/core';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { DemoPlace } from './layouts/DemoPlace';
import { isPublicAddress } from './publicRoutes';
import { ShellFrame } from './shell/ShellFrame';

/**
 * Drawn before it is known who is signed in, on devices where someone has signed in before: the frame their page will
 * appear in. Firebase Auth takes about a second on a slow phone.
 */
export function FirstFrame() {
  return isPublicAddress(window.location.pathname) ? null : (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <DemoPlace />
      <ShellFrame />
    </MantineProvider>
  );
}
