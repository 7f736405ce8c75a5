import { Text, Group, Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhoto } from '@tabler/icons-react';
import classes from './LogoEditor.module.css';

const ACCEPTED = 'PNG, JPEG, SVG or WebP, at most 10 MB';

type LogoDropProps = {
  ground: 'light' | 'dark';
  /** The current logo, '' for none. */
  logoUrl: string;
  title: string;
  /** Shown if there is no logo. */
  none: string;
  isReading: boolean;
  onFiles: (files: readonly File[]) => void;
  onRemove: () => void;
};

/** Shows the logo on its background, with a drop zone for choosing another. */
export function LogoDrop({ ground, logoUrl, title, none, isReading, onFiles, onRemove }: LogoDropProps) {
  return (
    <>
      <div className={classes['plate']} data-scheme={ground}>
        {logoUrl === '' ? (
          <Text size="sm" className={classes['none'] ?? ''}>
            {none}
          </Text>
        ) : (
          <img src={logoUrl} alt={`Your logo ${title.toLowerCase()}`} className={classes['logo']} />
        )}
      </div>
      <Dropzone
        onDrop={(files) => onFiles(files)}
        multiple={false}
        loading={isReading}
        p="sm"
        inputProps={{ 'aria-label': `Logo ${title.toLowerCase()}` }}
      >
        <Group gap="sm" justify="center">
          <IconPhoto size={20} aria-hidden />
          <Text size="sm">
            {logoUrl === '' ? 'Drop a logo here, or click to choose one' : 'Drop another here, or click to choose it'}
          </Text>
        </Group>
        <Text size="xs" c="dimmed" ta="center">
          {ACCEPTED}
        </Text>
      </Dropzone>
      {logoUrl !== '' && (
        <Button variant="text" onClick={onRemove}>
          Remove
        </Button>
      )}
    </>
  );
}
