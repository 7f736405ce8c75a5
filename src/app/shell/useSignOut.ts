import { endDemoTab, isDemoTab } from '@/data/demo/demoTab';
import { useOutboxEntries } from '@/data/react/useOutbox';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

/** Signs out. Warns about changes that haven't reached the server first; they stay on this device. */
export function useSignOut(): () => Promise<void> {
  const entries = useOutboxEntries();
  const photos = usePendingPhotos();
  const unsynced = entries.length + photos.length;

  return async () => {
    if (isDemoTab()) {
      endDemoTab();
      window.location.assign(paths.demo);
      return;
    }
    if (unsynced > 0) {
      const isSure = await confirmAction({
        title: `${formatCount(unsynced, 'change')} not on the server yet`,
        message:
          'They stay on this device and are sent when you sign in here again. To send them first, cancel and connect to the internet.',
        confirmLabel: 'Sign out anyway',
        tone: 'danger',
      });
      if (!isSure) return;
    }
    try {
      const { logout } = await import('@/data/session/logout');
      await logout();
      // A full page load, so that none of this user's data stays in memory.
      window.location.assign(paths.login);
    } catch {
      notify.error('Signing out did not work. Please try again.');
    }
  };
}
