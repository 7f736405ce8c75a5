import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { photosNotTaken } from '@/domain/job/finishing';
import type { AddingPhotos } from './useAddPhotos';
import classes from './photos.module.css';

type PhotosToTakeProps = {
  photos: AddingPhotos;
  /** The photos listed by the job's type. */
  names: readonly string[];
  /** Captions of the existing photos, including those still uploading. */
  captions: readonly string[];
};

/** Shows the listed photos no one has taken yet, each with a camera button that captions the photo. Renders nothing if all are taken. */
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
