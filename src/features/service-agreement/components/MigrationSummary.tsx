import { Button, Group, Progress, Text } from '@mantine/core';
import type { AgreementMigration, AgreementMigrationRow } from '@/domain/agreement/migration/schema';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { MigrationActions } from '../hooks/useMigration';

type MigrationSummaryProps = {
  migration: Stored<AgreementMigration>;
  rows: readonly Stored<AgreementMigrationRow>[];
  actions: MigrationActions;
  timeZone: string;
};

/** Shows a migration's total effect and progress, and what the law requires beforehand. */
export function MigrationSummary({ migration, rows, actions, timeZone }: MigrationSummaryProps) {
  const { state, counts, timing, day, monthlyBeforeCents, monthlyAfterCents } = migration;
  const all = counts.ready + counts.applied + counts.undone + counts.kept;
  const done = state === 'undoing' ? counts.undone + counts.kept : counts.applied;
  const notices = rows.flatMap(({ preview }) => preview?.notices ?? []);
  const texts = [...new Map(notices.map((notice) => [notice.text, notice])).values()].slice(0, 4);
  return (
    <OneColumn gap="xs">
      <Text size="sm" role="status">
        {formatCount(all, 'member')}
        {counts.leftOut > 0 && `, ${formatCount(counts.leftOut, 'left out', 'left out')}`}
        {timing === 'day'
          ? `, on ${formatDate(day, timeZone)}`
          : `, each from the billing period after ${formatDate(day, timeZone)}`}
        . In a month they pay {formatMoney(monthlyBeforeCents)} today and {formatMoney(monthlyAfterCents)} afterward.
      </Text>
      {actions.isRunning && state !== 'preparing' && (
        <Progress value={all === 0 ? 100 : (done / all) * 100} aria-label={`${done} of ${all} members`} animated />
      )}
      {actions.isRunning && (
        <Group gap="xs">
          <Text size="sm">
            {state === 'preparing' ? `${formatCount(all, 'member')} so far …` : `${done} of ${all} …`} You can leave
            this page: the server goes on within the hour.
          </Text>
          {actions.isStopped && (
            <Button variant="default" size="compact-sm" onClick={actions.retry}>
              Continue now
            </Button>
          )}
        </Group>
      )}
      {texts.map(({ text, isDoubtful, latest }) => (
        <InlineNotice
          key={text}
          tone={isDoubtful ? 'info' : 'warning'}
          title={
            latest === '' ? 'State law has rules about price increases' : 'Send the price increase notices on time'
          }
        >
          {text} The column “Notice” has the days for each member.
        </InlineNotice>
      ))}
    </OneColumn>
  );
}
