import { Button, Group, Stack, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { useBooks } from '../hooks/useBooks';
import { usePlan } from '../hooks/usePlan';
import { LastRun } from './LastRun';
import { NotConnected } from './NotConnected';
import { PlanTable } from './PlanTable';
import { RunProgress } from './RunProgress';

/** Previews a push, then runs it. */
export function PushPanel() {
  const { isOn, isOtherCompany, setup, isLoading, error } = useBooks();
  const run = useLiveRecord(collections.quickbooksRuns, setup.runningId);
  const { plan, look, decide, push, isBusy } = usePlan();
  if (isLoading) return <LoadingRows rows={5} />;
  if (error) return <ErrorState error={error} />;
  if (!isOn)
    return (
      <NotConnected text="Connected, this page shows everything that a push would create, change or link, before anything is written." />
    );
  if (setup.startOn === '')
    return (
      <EmptyState
        title="Set up the mapping first"
        text="The mapping says which item, account and tax code each kind of line goes to, and from which day on."
        action={<LinkButton to="/quickbooks?tab=mapping">To the mapping</LinkButton>}
      />
    );
  return (
    <Stack gap="md">
      {run.record && run.record.state !== 'done' && (
        <Section title="Being written now">
          <RunProgress run={run.record} />
        </Section>
      )}
      <LastRun />
      <Section
        title="Dry run"
        description="Reads your records and QuickBooks as they are now, and says what a push would do. Nothing is written."
        actions={
          <Button
            variant={plan.data ? 'default' : 'filled'}
            loading={plan.isFetching}
            disabled={isOtherCompany}
            onClick={() => void look()}
          >
            {plan.data ? 'Look again' : 'Look at the differences'}
          </Button>
        }
      >
        {plan.isFetching ? (
          <LoadingRows rows={6} label="Reading both sides" />
        ) : plan.error ? (
          <ErrorState error={plan.error} onRetry={() => void look()} />
        ) : plan.data ? (
          <Stack gap="md">
            {plan.data.notes.map((note) => (
              <InlineNotice key={note} tone="info">
                {note}
              </InlineNotice>
            ))}
            <PlanTable plan={plan.data} decide={decide} push={push} isBusy={isBusy || setup.runningId !== ''} />
          </Stack>
        ) : (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              This takes some seconds for a month, and up to half a minute for thousands of documents.
            </Text>
          </Group>
        )}
      </Section>
    </Stack>
  );
}
