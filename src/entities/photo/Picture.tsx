import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useOnline } from '@/data/react/useOnline';
import classes from './photos.module.css';

type PictureProps = { url: string; alt: string; isLazy?: boolean };

/** A picture, or a note in its place where this browser cannot show it (HEIC outside Apple) or has no connection. */
export function Picture({ url, alt, isLazy = false }: PictureProps) {
  const isOnline = useOnline();
  /** Whether there was a connection when it failed; what failed without one is tried again with one. */
  const [failedOnline, setFailedOnline] = useState<boolean | null>(null);
  // One that is still to be sent is here, whatever the connection is: this browser cannot read it.
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
