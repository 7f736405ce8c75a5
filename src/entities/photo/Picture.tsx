import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useOnline } from '@/data/react/useOnline';
import classes from './photos.module.css';

type PictureProps = { url: string; alt: string; isLazy?: boolean };

/** Renders a picture, or a note if this browser can't show it (HEIC outside Apple) or is offline. */
export function Picture({ url, alt, isLazy = false }: PictureProps) {
  const isOnline = useOnline();
  /** Whether the device was online when loading failed; if it was offline, loading is retried online. */
  const [failedOnline, setFailedOnline] = useState<boolean | null>(null);
  // A photo waiting to be sent is on this device, whatever the connection: if it fails, this browser can't read it.
  const isKept = url.startsWith('blob:');
  const isBroken = failedOnline === true || (failedOnline === false && (isKept || !isOnline));
  if (isBroken) {
    return (
      <span className={classes.unreadable} role="img" aria-label={alt}>
        <IconPhotoOff size={24} aria-hidden />
        {isOnline || isKept ? 'Cannot be shown here' : 'Not on this device'}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt={alt}
      className={classes.picture}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setFailedOnline(isOnline)}
    />
  );
}
