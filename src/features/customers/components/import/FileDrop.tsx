import { Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { userMessageOf } from '@/lib/appError';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { MAX_FILE_BYTES } from '../../hooks/importReading';
import classes from './FileDrop.module.css';

type FileDropProps = {
  label: string;
  /** Handles the file; errors it throws are shown here. */
  onFile: (file: File) => Promise<void>;
};

const rejection = ({ errors }: FileRejection): string =>
  errors.some(({ code }) => code === 'file-too-large')
    ? 'This file is larger than 50 MB. Split it and import the parts one after the other.'
    : 'This file cannot be read. Choose a CSV file.';

/** Drop zone and picker for a CSV file, showing why a file was rejected. */
export function FileDrop({ label, onFile }: FileDropProps) {
  const [problem, setProblem] = useState('');
  const [isReading, setReading] = useState(false);

  const take = async (files: File[]): Promise<void> => {
    const [file] = files;
    if (!file) return;
    setReading(true);
    setProblem('');
    try {
      await onFile(file);
    } catch (error) {
      setProblem(userMessageOf(error));
    } finally {
      setReading(false);
    }
  };

  return (
    <div className={classes.stack}>
      <Dropzone
        onDrop={(files) => void take(files)}
        onReject={([first]) => first && setProblem(rejection(first))}
        maxSize={MAX_FILE_BYTES}
        multiple={false}
        loading={isReading}
        inputProps={{ 'aria-label': label }}
        className={classes.drop ?? ''}
      >
        <div className={classes.inner}>
          <IconFileTypeCsv size={40} stroke={1.5} aria-hidden />
          <Text fw={600}>{label}</Text>
          <Text size="sm" c="dimmed">
            Drop it here, or click to choose it. Up to 50 MB, or about 50,000 customers.
          </Text>
        </div>
      </Dropzone>
      {problem !== '' && (
        <InlineNotice tone="danger" title="This file cannot be imported" role="alert">
          {problem}
        </InlineNotice>
      )}
    </div>
  );
}
