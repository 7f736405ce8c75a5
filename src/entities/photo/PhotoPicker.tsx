import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import classes from './PhotoPicker.module.css';

type PhotoPickerProps = {
  label: string;
  photos: readonly { id: string; url: string; alt: string }[];
  /** URL of the chosen picture; '' = none. */
  value: string;
  /** Choosing the same picture again clears it. */
  onChange: (url: string) => void;
};

/** Lets the user choose one of a few pictures. */
export function PhotoPicker({ label, photos, value, onChange }: PhotoPickerProps) {
  const id = useId();
  return (
    <Stack gap="xs">
      <Text component="span" size="sm" fw={500} id={id}>
        {label}
      </Text>
      <div className={classes['photos']} role="group" aria-labelledby={id}>
        {photos.map(({ id: photoId, url, alt }) => (
          <button
            key={photoId}
            type="button"
            className={classes['photo']}
            aria-pressed={value === url}
            onClick={() => onChange(value === url ? '' : url)}
          >
            <img src={url} alt={alt} loading="lazy" />
          </button>
        ))}
      </div>
    </Stack>
  );
}
