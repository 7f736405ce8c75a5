import { ActionIcon, Button, Group, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { technicianDay } from '@/domain/job/queries';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { JobActions } from '@/entities/job/JobActions';
import { useMoveJob } from '@/entities/job/useMoveJob';
import { useNow } from '@/ui/hooks/useNow';
import { dayAway } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DayPicture } from '@/ui/feedback/pictures/DayPicture';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatWeekday } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { JobCards } from '../components/JobCards';
import { NextStop } from '../components/NextStop';
import { useKeepDaysOnDevice } from '../hooks/useKeepDaysOnDevice';
import { useMyTechnician } from '../hooks/useMyTechnician';

const isOpen = ({ progress }: Job): boolean =>
  progress === 'scheduled' || progress === 'in-progress' || progress === 'on-hold';

/** The running job first, else the earliest that has not begun. */
const nextOf = (jobs: readonly Stored<Job>[]): Stored<Job> | undefined =>
  jobs.find(({ progress }) => progress === 'in-progress') ?? jobs.find(({ progress }) => progress === 'scheduled');

function Day({ technician, at }: { technician: Stored<Technician>; at: Date }) {
  const { company } = useSession();
  const now = useNow();
  const { timeZone } = company;
  const { records, isLoading, error } = useLiveRecords(collections.jobs, technicianDay(technician.id, timeZone, at));
  const { move, reasonDialog } = useMoveJob();
  if (error) return <ErrorState error={error} />;
  if (isLoading) return <LoadingRows rows={4} />;

  const next = nextOf(records);
  const others = records.filter(({ id }) => id !== next?.id);
  const open = others.filter(isOpen);
  const settled = others.filter((job) => !isOpen(job));
  if (records.length === 0) {
    return (
      <EmptyState
        picture={<DayPicture />}
        title="Nothing is planned for this day"
        text="New jobs appear here automatically."
      />
    );
  }
  const list = (jobs: readonly Stored<Job>[]) => (
    <JobCards
      jobs={jobs}
      timeZone={timeZone}
      now={now}
      actionsOf={(job) => (isOpen(job) ? <JobActions job={job} onMove={move} /> : undefined)}
    />
  );
  return (
    <>
      {next && <NextStop key={next.id} job={next} onMove={move} timeZone={timeZone} now={now} />}
      {open.length > 0 && <Section title={next ? 'After that' : 'Open'}>{list(open)}</Section>}
      {settled.length > 0 && (
        <Section title={formatCount(settled.length, 'job settled', 'jobs settled')}>{list(settled)}</Section>
      )}
      {reasonDialog}
    </>
  );
}

/** A technician's day on a phone: the next stop with everything for it, then the rest. */
export function Component() {
  const { company } = useSession();
  const { technician, mayChoose, choose, choices, isLoading } = useMyTechnician();
  const [dayOffset, setDayOffset] = useState(0);
  const now = useNow();
  useKeepDaysOnDevice(technician?.id, company.timeZone);
  const at = dayAway(company.timeZone, now, dayOffset);

  return (
    <PageBody size="narrow">
      <PageHeader
        title="My day"
        subtitle={formatWeekday(at.toISOString(), company.timeZone)}
        actions={
          <Group gap={4}>
            <ActionIcon
              variant="default"
              size={44}
              aria-label="The day before"
              onClick={() => setDayOffset(dayOffset - 1)}
            >
              <IconChevronLeft size={18} />
            </ActionIcon>
            <Button variant="default" h={44} disabled={dayOffset === 0} onClick={() => setDayOffset(0)}>
              Today
            </Button>
            <ActionIcon
              variant="default"
              size={44}
              aria-label="The day after"
              onClick={() => setDayOffset(dayOffset + 1)}
            >
              <IconChevronRight size={18} />
            </ActionIcon>
          </Group>
        }
      />
      {mayChoose && choices.length > 0 && (
        <Select
          label="Whose day"
          mb="md"
          data={choices.map((choice) => ({ value: choice.id, label: technicianName(choice) }))}
          value={technician?.id ?? null}
          onChange={(id) => id && choose(id)}
          allowDeselect={false}
          searchable
        />
      )}
      {isLoading ? (
        <LoadingRows rows={4} />
      ) : technician ? (
        <Day key={`${technician.id}:${dayOffset}`} technician={technician} at={at} />
      ) : (
        <EmptyState
          icon={<IconUserQuestion />}
          title="No technician is linked to your account"
          text="Ask your office to open your technician record and choose your account as its sign-in."
        />
      )}
    </PageBody>
  );
}
