import { Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { DecisionBar } from './DecisionBar';
import { DecidedRecognition } from './DecidedRecognition';
import { RecognitionForm } from './RecognitionForm';

type RecognitionDrawerProps = {
  /** A recognition's id, `new`, or null when closed. */
  openId: string | null;
  onClose: () => void;
};

/** Shows a recognition next to the list: editable while it's a proposal, read-only once decided. */
export function RecognitionDrawer({ openId, onClose }: RecognitionDrawerProps) {
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.recognitions}
      noun="recognition"
      openId={openId}
      onClose={onClose}
      titleOf={({ title }) => title}
      mayCreate={can('create', 'recognitions')}
    >
      {(recognition) =>
        recognition && (recognition.state !== 'proposed' || !can('update', 'recognitions')) ? (
          <DecidedRecognition recognition={recognition} onDone={onClose} />
        ) : (
          <Stack gap="md">
            {recognition && <DecisionBar recognition={recognition} onDone={onClose} />}
            <RecognitionForm key={recognition?.id ?? 'new'} recognition={recognition} onDone={onClose} />
          </Stack>
        )
      }
    </RecordDrawer>
  );
}
