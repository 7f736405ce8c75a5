import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './photos.module.css';

type PictureProps = { url: string; alt: string; isLazy?: boolean };

/** A picture, or a note in its place where this browser cannot show it (HEIC outside Apple) or has no connection. */
export function Picture({ url, alt, isLazy = false }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return (
      <span className={classes.unreadable} role="img" aria-label={alt}>
        <IconPhotoOff size={24} aria-hidden />
        Cannot be shown here
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
      onError={() => setIsBroken(true)}
    />
  );
}
