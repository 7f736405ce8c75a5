import { Button } from '@mantine/core';
import { logout } from '@/data/session/logout';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';

/** Leaving the welcome page, where nothing can be waiting to be sent yet. */
export function SignOutButton() {
  const leave = (): Promise<void> =>
    logout().then(
      () => window.location.assign(paths.login),
      () => notify.error('Signing out did not work. Please try again.'),
    );
  return (
    <Button variant="subtle" onClick={() => void leave()}>
      Sign out
    </Button>
  );
}
