import { Button } from '@mantine/core';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';

/** Leaving the welcome page, where nothing can be waiting to be sent yet. */
export function SignOutButton() {
  // Few press it: what ends a session loads then.
  const leave = (): Promise<void> =>
    import('@/data/session/logout')
      .then(({ logout }) => logout())
      .then(
        () => window.location.assign(paths.login),
        () => notify.error('Signing out did not work. Please try again.'),
      );
  return (
    <Button variant="subtle" onClick={() => void leave()}>
      Sign out
    </Button>
  );
}
