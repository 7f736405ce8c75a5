import { ActionIcon, Loader } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { previewOf } from '../pictureData';
import classes from './composer.module.css';
import type { usePictures } from './usePictures';

type ChosenPicturesProps = {
  pictures: ReturnType<typeof usePictures>['pictures'];
  /** True while another picture is being resized. */
  isReading: boolean;
  onRemove: (id: string) => void;
};

/** Renders the pictures attached to the question. */
export function ChosenPictures({ pictures, isReading, onRemove }: ChosenPicturesProps) {
  if (pictures.length === 0 && !isReading) return null;
  return (
    <ul className={classes['pictures']} aria-label="Pictures to show">
      {pictures.map((one) => (
        <li key={one.id}>
          <img src={previewOf(one.data)} alt={one.name} />
          <ActionIcon size={24} variant="default" aria-label={`Remove ${one.name}`} onClick={() => onRemove(one.id)}>
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </li>
      ))}
      {isReading && (
        <li>
          <Loader size={18} aria-label="Making the picture smaller" />
        </li>
      )}
    </ul>
  );
}
