import { Button, Group, Text } from '@mantine/core';
import { userMessageOf } from '@/lib/appError';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { useSampleData } from './useSampleData';

/** Describes the removal of the samples, in a sentence. */
function removalText({ removedCount, keptNames }: { removedCount: number; keptNames: readonly string[] }): string {
  const removed = `${formatCount(removedCount, 'sample record')} removed.`;
  if (keptNames.length === 0) return removed;
  return `${removed} ${formatCount(keptNames.length, 'record')} that you have changed or used stayed.`;
}

/** Lets admins add sample records to try things out, and remove them again. */
export function SampleDataOffer() {
  const { mayKeep, isThere, isBusy, error, add, remove } = useSampleData();
  if (!mayKeep) return null;

  const tryOut = async (): Promise<void> => {
    const added = await add();
    if (added) notify.success('Sample data added. None of it is ever sent or billed.');
  };
  const clear = async (): Promise<void> => {
    const outcome = await remove();
    if (outcome) notify.success(removalText(outcome));
  };
  return (
    <>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {isThere ? 'Sample data is in your lists, marked “Sample”.' : 'Just looking?'}
        </Text>
        <Button
          variant="default"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void (isThere ? clear() : tryOut())}
        >
          {isThere ? 'Remove sample data' : 'Look around with sample data'}
        </Button>
      </Group>
      {error !== null && (
        <InlineNotice tone="danger" role="alert">
          {userMessageOf(error)}
        </InlineNotice>
      )}
    </>
  );
}
