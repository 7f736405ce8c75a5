import { UnstyledButton } from '@mantine/core';
import type { PendingPhoto } from '@/data/uploads/pendingPhoto';
import type { Photo } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';
import { PendingTile } from './PendingTile';
import { photoAlt } from './photoAlt';
import classes from './photos.module.css';
import { Picture } from './Picture';

type PhotoGridProps = {
  photos: readonly Stored<Photo>[];
  /** Photos still being uploaded. */
  waiting: readonly PendingPhoto[];
  onOpen: (id: string) => void;
};

/** Renders photos as tiles, with those still being uploaded last. */
export function PhotoGrid({ photos, waiting, onOpen }: PhotoGridProps) {
  return (
    <ul className={classes.grid}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <UnstyledButton
            className={classes.tile ?? ''}
            onClick={() => onOpen(photo.id)}
            aria-label={`Open ${photoAlt(photo, index)}`}
          >
            <Picture url={photo.url} alt="" isLazy />
          </UnstyledButton>
          {photo.caption !== '' && <div className={classes.caption}>{photo.caption}</div>}
        </li>
      ))}
      {waiting.map((photo) => (
        <PendingTile key={photo.id} photo={photo} />
      ))}
    </ul>
  );
}
