import { MantineProvider } from '@mantine/core';
import { matchRoutes } from 'react-router-dom';
import { cssVariablesResolver, theme } from '@/ui/theme';
import { publicRoutes } from './featureRoutes';
import { DemoPlace } from './layouts/DemoPlace';
import { ShellFrame } from './shell/ShellFrame';

/** Whether an address belongs to a page in the shell, as far as can be told before anything else is known. */
const isInShell = (pathname: string): boolean =>
  matchRoutes(
    publicRoutes.map(({ path }) => ({ path })),
    pathname,
  ) === null;

/**
 * Drawn before it is known who is signed in, on devices where someone has signed in before: the frame their page will
 * appear in. Firebase Auth takes about a second on a slow phone.
 */
export function FirstFrame() {
  return isInShell(window.location.pathname) ? (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <DemoPlace />
      <ShellFrame />
    </MantineProvider>
  ) : null;
}
