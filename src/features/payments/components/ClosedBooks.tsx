import { Button, Group, Stack, Text } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { closingText, type ClosingStep } from '@/domain/ledger/closing';
import { useToday } from '@/entities/company/useToday';
import { useBookClosing } from '@/entities/ledger/useBookClosing';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { FigureTable } from '@/ui/table/FigureTable';
import { CloseBooksDialog } from './CloseBooksDialog';

const COLUMNS = [
  { label: 'When' },
  { label: 'Who', isText: true },
  { label: 'What', isText: true },
  { label: 'Reason', isText: true },
];

/** Shows through which day the books are closed, who closed them and who reopened them. */
export function ClosedBooks() {
  const session = useSession();
  const { timeZone } = session.company;
  const today = useToday();
  const { closing, isLoading, error, refetch } = useBookClosing();
  const [doing, setDoing] = useState<'close' | 'reopen' | null>(null);
  const mayClose = canAct(session, 'closeBooks');
  if (isLoading) return <LoadingRows rows={3} label="Loading the closing date" />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Stack>
      <Section
        title={closingText(closing)}
        description="Once your books are done for a period, close it so no one can record a payment dated in it. Invoices, credits, refunds and write-offs always count for the day they are made, so they fall after it."
      >
        {mayClose ? (
          <Group>
            <Button leftSection={<IconLock size={18} aria-hidden />} onClick={() => setDoing('close')} data-main-action>
              Close a period
            </Button>
            {closing.closedThrough !== '' && (
              <Button
                variant="default"
                leftSection={<IconLockOpen size={18} aria-hidden />}
                onClick={() => setDoing('reopen')}
              >
                Reopen
              </Button>
            )}
          </Group>
        ) : (
          <Text size="sm">Only an admin can close or reopen a period.</Text>
        )}
      </Section>
      <Section title="History">
        {closing.log.length === 0 ? (
          <EmptyState
            icon={<IconLock size={28} />}
            title="Nothing has been closed yet"
            text="Each time a period is closed or reopened, it is noted here with the person’s name."
          />
        ) : (
          <FigureTable
            caption="Closed and reopened"
            columns={COLUMNS}
            rows={closing.log.toReversed().map((step) => ({
              id: step.at,
              cells: [
                formatDateTime(step.at, timeZone),
                step.byName || 'Unknown',
                stepText(step, timeZone),
                step.reason || '–',
              ],
            }))}
          />
        )}
      </Section>
      {doing && (
        <CloseBooksDialog
          closing={closing}
          kind={doing}
          today={today}
          onClose={() => setDoing(null)}
          onDone={async () => void (await refetch())}
        />
      )}
    </Stack>
  );
}

function stepText({ before, after }: ClosingStep, timeZone: string): string {
  if (after > before) return `Closed through ${formatDate(after, timeZone)}`;
  const was = `was closed through ${formatDate(before, timeZone)}`;
  return after === '' ? `Reopened everything (${was})` : `Reopened after ${formatDate(after, timeZone)} (${was})`;
}
