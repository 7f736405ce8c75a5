import { Button, Group } from '@mantine/core';
import { formatCount } from '../format/quantities';
import { ProgressBar } from './ProgressBar';

type ExportProgressProps = {
  /** Number of records read so far, or null when no export is running. */
  count: number | null;
  /** Singular name of a record. */
  noun: string;
  /** Plural, if it isn't the noun plus an s. */
  plural?: string;
  onStop: () => void;
};

/** Shows an export's progress, with a way to stop it. */
export function ExportProgress({ count, noun, plural, onStop }: ExportProgressProps) {
  if (count === null) return null;
  return (
    <Group wrap="nowrap">
      <div style={{ flex: 1 }}>
        <ProgressBar label="Exporting" value={null} detail={`${formatCount(count, noun, plural)} read`} />
      </div>
      <Button variant="subtle" onClick={onStop}>
        Stop
      </Button>
    </Group>
  );
}
