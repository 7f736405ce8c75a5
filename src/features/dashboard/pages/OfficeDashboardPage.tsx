import { useSession } from '@/data/react/WorkspaceProvider';
import type { AttentionKind } from '@/domain/attention/item';
import { useNow } from '@/ui/hooks/useNow';
import { formatWeekday } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { DayCard } from '../components/DayCard';
import { NeedsYou } from '../components/NeedsYou';
import { NewJobButton } from '../components/NewJobButton';

/** Job-related kinds; financials are on the start page. */
const OFFICE_KINDS: readonly AttentionKind[] = ['late', 'answer', 'signed', 'unscheduled', 'to-invoice'];

/** The office's live view of the day: who's on which job, who's free, and what's unassigned, late, or waiting. */
export function Component() {
  const { company } = useSession();
  const now = useNow();
  return (
    <PageBody size="full">
      <PageHeader
        title="Office board"
        subtitle={`${formatWeekday(now.toISOString(), company.timeZone)} · updates live`}
        actions={<NewJobButton />}
      />
      <DayCard now={now} title="Today by technician" />
      <NeedsYou now={now} kinds={OFFICE_KINDS} title="Waiting for the office" isWide />
    </PageBody>
  );
}
