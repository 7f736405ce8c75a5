import { IconCloudCheck, IconCloudExclamation, IconCloudUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useOutboxEntries } from '@/data/react/useOutbox';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import { formatCount } from '@/ui/format/quantities';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import classes from './ShellLayout.module.css';

const loadDrawer = () => import('./outbox/OutboxDrawer');

/**
 * Renders the outbox: changes that are only on this device, and those the server rejected. Nothing the user entered is ever dropped
 * silently.
 */
export function OutboxButton() {
  const entries = useOutboxEntries();
  const photos = usePendingPhotos();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const drawer = useLazyPart(loadDrawer, isOpen, () => {
    close();
    sayNotLoaded();
  });
  const waiting = entries.length + photos.length;
  const hasTrouble =
    entries.some(({ state }) => state !== 'pending') || photos.some(({ state }) => state === 'refused');
  const label =
    waiting === 0 ? 'Everything is saved on the server' : `${formatCount(waiting, 'change')} not on the server yet`;
  const Icon = hasTrouble ? IconCloudExclamation : waiting > 0 ? IconCloudUp : IconCloudCheck;

  return (
    <>
      <button
        type="button"
        className={classes['tool']}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(true)}
      >
        <Icon size={20} aria-hidden />
        {waiting > 0 && (
          <span className={classes['waiting']} data-trouble={hasTrouble || undefined}>
            {waiting}
          </span>
        )}
      </button>
      {drawer && <drawer.OutboxDrawer isOpen={isOpen} onClose={close} entries={entries} photos={photos} />}
    </>
  );
}
