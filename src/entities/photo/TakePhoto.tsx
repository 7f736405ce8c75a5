import { FileButton, Loader, UnstyledButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { AddingPhotos } from './useAddPhotos';

/** Renders the camera button, one tap away; while a picture is being prepared, a second tap does nothing. */
export function TakePhoto({ photos, className }: { photos: AddingPhotos; className: string }) {
  const { add, stage, isPreparing } = photos;
  return (
    <FileButton accept="image/*" capture="environment" onChange={(file) => void (file && add([file], stage))}>
      {({ onClick }) => (
        <UnstyledButton className={className} onClick={onClick} disabled={isPreparing} aria-label="Take photo">
          {isPreparing ? <Loader size={20} /> : <IconCamera size={20} aria-hidden />}
          {isPreparing ? 'Adding…' : 'Photo'}
        </UnstyledButton>
      )}
    </FileButton>
  );
}
