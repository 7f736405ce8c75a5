import { Button, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { METRIC_INFO } from '@/domain/award/metrics';
import { periodName } from '@/domain/award/period';
import { winnerNames, type Recognition } from '@/domain/award/recognition';
import type { Stored } from '@/domain/record/schema';
import { useDelete } from '@/entities/record/useDelete';
import { formatDate } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { useRecognitionPeople } from '../../hooks/useRecognitionPeople';
import { metricOf, reasonOf } from '../../recognitionForm';
import { STATE_WORDS } from './RecognitionRow';

type DecidedRecognitionProps = { recognition: Stored<Recognition>; onDone: () => void };

/** Shows a recognition that was approved or declined: read-only, though an admin may delete it. */
export function DecidedRecognition({ recognition, onDone }: DecidedRecognitionProps) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const { optedOut } = useRecognitionPeople();
  const remove = useDelete(collections.recognitions);
  const { id, title, winners, prize, note, state, decidedAt } = recognition;
  const metric = metricOf(recognition.metric);
  const shown = winners.filter(({ technicianId }) => !optedOut.has(technicianId));
  return (
    <Stack gap="md">
      <DetailList
        columns={1}
        items={[
          { label: 'For', value: winnerNames(recognition, optedOut).join(', ') },
          { label: 'Period', value: periodName(recognition) },
          { label: 'Reason', value: reasonOf(recognition) },
          { label: 'Rule', value: metric === null ? '' : METRIC_INFO[metric].rule, isHiddenWhenEmpty: true },
          {
            label: 'Based on',
            value: shown
              .map(({ figures }) => figures)
              .filter(Boolean)
              .join(', '),
            isHiddenWhenEmpty: true,
          },
          { label: 'Prize', value: prize, isHiddenWhenEmpty: true },
          { label: 'In words', value: metric === null ? '' : note, isHiddenWhenEmpty: true },
          { label: STATE_WORDS[state].label, value: formatDate(decidedAt, timeZone) },
        ]}
      />
      {can('delete', 'recognitions') && (
        <div>
          <Button
            variant="subtle"
            color="gray"
            onClick={() =>
              void remove(id, {
                name: title,
                message: 'It is removed from the history and everyone’s badges.',
                confirmLabel: 'Delete recognition',
              }).then((isGone) => isGone && onDone())
            }
          >
            Delete
          </Button>
        </div>
      )}
    </Stack>
  );
}
