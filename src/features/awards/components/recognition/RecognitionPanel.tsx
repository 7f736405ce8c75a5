import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { latestRecognitions, RECOGNITIONS_SHOWN } from '@/domain/award/queries';
import { NewButton } from '@/entities/record/NewButton';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { AwardsPicture } from '@/ui/feedback/pictures/AwardsPicture';
import { LinedList } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { useRecognitionPeople } from '../../hooks/useRecognitionPeople';
import { OptOutsSection } from './OptOutsSection';
import { RecognitionDrawer } from './RecognitionDrawer';
import { RecognitionRow } from './RecognitionRow';
import { StandingsSection } from './StandingsSection';

const LATEST = latestRecognitions();

/** Shows proposals, approved recognitions, the figures, and nonparticipants. */
export function RecognitionPanel() {
  const can = useCan();
  const { data, isLoading, error, refetch } = useRecords(collections.recognitions, LATEST);
  const { optedOut } = useRecognitionPeople();
  const { openId, open, close, hrefOf } = useOpenParam();
  const addButton = can('create', 'recognitions') && <NewButton noun="recognition" open={open} />;
  const waiting = data?.filter(({ state }) => state === 'proposed') ?? [];
  const decided = data?.filter(({ state }) => state !== 'proposed') ?? [];
  return (
    <>
      {waiting.length > 0 && (
        <Section title="Waiting for approval" description="An admin approves or declines.">
          <LinedList label="Proposals">
            {waiting.map((one) => (
              <RecognitionRow key={one.id} recognition={one} optedOut={optedOut} href={hrefOf(one.id)} />
            ))}
          </LinedList>
        </Section>
      )}
      <Section title="History" actions={data && data.length > 0 && addButton}>
        {isLoading && <LoadingRows rows={3} label="Loading recognitions" />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyState
            picture={<AwardsPicture />}
            title="No recognitions yet"
            text="Propose someone by figures they can check, or for what no figure tells. An admin approves it."
            action={addButton || undefined}
          />
        )}
        {data && data.length > 0 && decided.length === 0 && 'Nothing has been decided yet.'}
        {decided.length > 0 && (
          <LinedList label="Recognitions">
            {decided.map((one) => (
              <RecognitionRow key={one.id} recognition={one} optedOut={optedOut} href={hrefOf(one.id)} />
            ))}
          </LinedList>
        )}
        {data && data.length >= RECOGNITIONS_SHOWN && (
          <Text size="sm" c="dimmed">
            The latest {RECOGNITIONS_SHOWN} recognitions are shown.
          </Text>
        )}
      </Section>
      <StandingsSection />
      <OptOutsSection />
      <RecognitionDrawer openId={openId} onClose={close} />
    </>
  );
}
