import { MantineProvider } from '@mantine/core';
import { matchRoutes } from 'react-router-dom';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { publicRoutes } from './featureRoutes';
import { DemoPlace } from './layouts/DemoPlace';
import { ShellFrame } from './shell/ShellFrame';

/** Whether an address belongs to a page in the shell, as far as that can be told before anything else is known. */
const isInShell = (pathname: string): boolean =>
  matchRoutes(
    publicRoutes.map(({ path }) => ({ path })),
    pathname,
  ) === null;

/**
 * What is drawn before it is known who is signed in, for whom this device knows to have signed in: the frame in which their
 * page will stand. Firebase Auth takes about a second of a slow phone.
 */
export function FirstFrame() {
  return isInShell(window.location.pathname) ? (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <DemoPlace />
      <ShellFrame />
    </MantineProvider>
  ) : null;
}
