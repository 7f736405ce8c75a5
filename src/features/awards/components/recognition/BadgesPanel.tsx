import { Switch } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { approvedRecognitions } from '@/domain/award/queries';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { AwardsPicture } from '@/ui/feedback/pictures/AwardsPicture';
import { LinedList } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { useRecognitionPeople } from '../../hooks/useRecognitionPeople';
import { useTakePart } from '../../hooks/useTakePart';
import { RecognitionRow } from './RecognitionRow';

const APPROVED = approvedRecognitions();

/** Shows field staff their own badges and everyone else's, and lets them opt in or out. */
export function BadgesPanel() {
  const { data, isLoading, error, refetch } = useRecords(collections.recognitions, APPROVED);
  const { own, optedOut } = useRecognitionPeople();
  const takePart = useTakePart();
  const mine = data?.filter(({ winners }) => winners.some(({ technicianId }) => technicianId === own?.id)) ?? [];
  const others = data?.filter((one) => !mine.includes(one)) ?? [];
  const isIn = own !== null && !optedOut.has(own.id);
  return (
    <>
      {own && (
        <Section title="Your badges">
          {isLoading && <LoadingRows rows={2} label="Loading badges" />}
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {data && mine.length === 0 && (
            <EmptyState
              picture={<AwardsPicture />}
              title="No badges yet"
              text="Badges come from finished jobs, arrivals on time, complete checklists and hours in order. Never from what was sold."
            />
          )}
          <LinedList label="Your badges">
            {mine.map((one) => (
              <RecognitionRow key={one.id} recognition={one} optedOut={isIn ? optedOut : new Set()} isStateHidden />
            ))}
          </LinedList>
          <Switch
            mt="sm"
            label="Take part in recognition"
            description="Switched off, you are not ranked, not proposed, and not named to anyone."
            checked={isIn}
            onChange={(event) => void takePart(own.id, event.currentTarget.checked)}
          />
        </Section>
      )}
      <Section title={own ? 'The team’s badges' : 'Badges'}>
        {!own && isLoading && <LoadingRows rows={2} label="Loading badges" />}
        {!own && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && others.length === 0 && <EmptyState title="No one else has one yet" />}
        <LinedList label="The team’s badges">
          {others.map((one) => (
            <RecognitionRow key={one.id} recognition={one} optedOut={optedOut} isStateHidden />
          ))}
        </LinedList>
      </Section>
    </>
  );
}
