import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { latestGoals } from '@/domain/award/queries';
import { NewButton } from '@/entities/record/NewButton';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { AwardsPicture } from '@/ui/feedback/pictures/AwardsPicture';
import { Section } from '@/ui/layout/Section';
import { GoalForm } from './GoalForm';
import { GoalProgress } from './GoalProgress';

const LATEST = latestGoals();

/** Shows the team's shared goals and progress, without naming anyone. */
export function GoalsPanel() {
  const can = useCan();
  const { data, isLoading, error, refetch } = useRecords(collections.teamGoals, LATEST);
  const { openId, open, close } = useOpenParam();
  const mayEdit = can('update', 'teamGoals');
  const addButton = can('create', 'teamGoals') && <NewButton noun="goal" open={open} />;
  return (
    <>
      {isLoading && <LoadingRows rows={3} label="Loading goals" />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && data.length > 0 && addButton && <div>{addButton}</div>}
      {data?.length === 0 && (
        <EmptyState
          picture={<AwardsPicture />}
          title="No team goals yet"
          text="A goal is for the whole team: a figure, a target and progress so far."
          action={addButton || undefined}
        />
      )}
      {data?.map((goal) => (
        <Section
          key={goal.id}
          title={goal.title}
          actions={
            mayEdit && (
              <Button variant="text" aria-label={`Edit ${goal.title}`} onClick={() => open(goal.id)}>
                Edit
              </Button>
            )
          }
        >
          <GoalProgress goal={goal} />
        </Section>
      ))}
      {mayEdit && (
        <RecordDrawer
          definition={collections.teamGoals}
          noun="goal"
          openId={openId}
          onClose={close}
          titleOf={({ title }) => title}
          mayCreate={can('create', 'teamGoals')}
        >
          {(goal) => <GoalForm key={goal?.id ?? 'new'} goal={goal} onDone={close} />}
        </RecordDrawer>
      )}
    </>
  );
}
