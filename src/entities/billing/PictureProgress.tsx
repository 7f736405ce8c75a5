import { Text } from '@mantine/core';
import { ProgressBar } from '@/ui/feedback/ProgressBar';

/** Shows an upload's progress (`progress`: 0 to 1, or null for none), and why it failed. */
export function PictureProgress({ progress, fault }: { progress: number | null; fault: string }) {
  return (
    <>
      {progress !== null && <ProgressBar label="Uploading" value={Math.round(progress * 100)} />}
      {fault !== '' && (
        <Text size="sm" c="var(--fw-danger-fg)" role="alert">
          {fault}
        </Text>
      )}
    </>
  );
}
