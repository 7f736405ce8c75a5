import { Button } from '@mantine/core';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';

/** Signs out from the welcome page, where no changes can be waiting to sync yet. */
export function SignOutButton() {
  // Rarely used, so the sign-out code loads on click.
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
