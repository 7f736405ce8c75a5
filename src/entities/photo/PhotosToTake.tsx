import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { photosNotTaken } from '@/domain/job/finishing';
import type { AddingPhotos } from './useAddPhotos';
import classes from './photos.module.css';

type PhotosToTakeProps = {
  photos: AddingPhotos;
  /** What the job's type lists. */
  names: readonly string[];
  /** What the photos that there are show, those on their way included. */
  captions: readonly string[];
};

/** The listed photos that nobody has taken yet: the camera for each, which names what it takes. Nothing where all are taken. */
export function PhotosToTake({ photos, names, captions }: PhotosToTakeProps) {
  const open = photosNotTaken(names, captions);
  if (open.length === 0) return null;
  return (
    <div className={classes.toTake}>
      <Text size="sm" fw={600}>
        Photos to take · {names.length - open.length} of {names.length} taken
      </Text>
      <Group gap="xs">
        {open.map((name) => (
          <FileButton
            key={name}
            accept="image/*"
            capture="environment"
            onChange={(file) => void (file && photos.add([file], photos.stage, name))}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                aria-label={`Take photo: ${name}`}
                disabled={photos.isPreparing}
                leftSection={<IconCamera size={18} aria-hidden />}
              >
                {name}
              </Button>
            )}
          </FileButton>
        ))}
      </Group>
    </div>
  );
}
