import { Tooltip, ActionIcon } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';

/** Lets the user choose pictures to attach. */
export function PictureButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Pictures"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Tooltip label="Show a picture">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label="Show a picture"
          onClick={() => files.current?.click()}
        >
          <IconPhotoPlus size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
