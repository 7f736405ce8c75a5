import { Button, Group } from '@mantine/core';
import { formatCount } from '../format/quantities';
import { ProgressBar } from './ProgressBar';

type ExportProgressProps = {
  /** How many records were read so far; null = nothing is being exported. */
  count: number | null;
  /** What a record is called, in the singular. */
  noun: string;
  /** Where it is not the noun with an s. */
  plural?: string;
  onStop: () => void;
};

/** How far an export has come, and a way to stop it. */
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
