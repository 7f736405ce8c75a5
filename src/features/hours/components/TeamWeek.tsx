import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { overtimeWords } from '@/domain/hours/overtime';
import { HOURS_HEADERS, hoursTable } from '@/domain/hours/sums';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TechniciansPicture } from '@/ui/feedback/pictures/TechniciansPicture';
import { formatDuration } from '@/ui/format/quantities';
import { useNow } from '@/ui/hooks/useNow';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import type { DataColumn } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import type { HoursParams } from '../hooks/useHoursParams';
import { useTeamWeek, type TeamRow } from '../hooks/useTeamWeek';
import { StandingBadge, standingText } from './StandingBadge';
import classes from './hours.module.css';
import { WeekSteps } from './WeekSteps';

const time = (minutes: number): string => (minutes === 0 ? '–' : formatDuration(minutes));

const COLUMNS: DataColumn<TeamRow>[] = [
  { id: 'name', header: 'Technician', cell: ({ name }) => name, isMain: true },
  {
    id: 'drive',
    header: 'Driving',
    cell: ({ sums }) => time(sums.driveMinutes),
    width: 110,
    align: 'end',
    isSecondary: true,
  },
  {
    id: 'work',
    header: 'Working',
    cell: ({ sums }) => time(sums.workMinutes),
    width: 110,
    align: 'end',
    isSecondary: true,
  },
  {
    id: 'run',
    header: 'Supply runs',
    cell: ({ sums }) => time(sums.supplyRunMinutes),
    width: 110,
    align: 'end',
    isSecondary: true,
  },
  {
    id: 'break',
    header: 'Breaks',
    cell: ({ sums }) => time(sums.breakMinutes),
    width: 110,
    align: 'end',
    isSecondary: true,
  },
  { id: 'paid', header: 'Paid', cell: ({ sums }) => time(sums.paidMinutes), width: 120, align: 'end' },
  { id: 'overtime', header: 'Overtime', cell: ({ sums }) => time(sums.overtimeMinutes), width: 110, align: 'end' },
  {
    id: 'double',
    header: 'Double time',
    cell: ({ sums }) => time(sums.doubleTimeMinutes),
    width: 120,
    align: 'end',
    isSecondary: true,
  },
  { id: 'status', header: 'Status', cell: ({ standing }) => <StandingBadge standing={standing} />, width: 200 },
];

/** Shows everyone's week at a glance: who's ready to be paid, and whose hours need review first. */
export function TeamWeek({ params, timeZone }: { params: HoursParams; timeZone: string }) {
  const { week } = params;
  const { company } = useSession();
  const { rows, isLoading, error } = useTeamWeek(week, useNow().toISOString());
  const save = (): void => {
    const weeks = rows.map(({ name, days, sums, standing }) => ({
      name,
      days,
      overtime: sums,
      status: standingText(standing),
    }));
    downloadFile(`hours-${week}.csv`, csvFile(HOURS_HEADERS, hoursTable(weeks)));
  };
  return (
    <>
      <PageHeader
        title="Hours"
        subtitle={<WeekSteps params={params} timeZone={timeZone} />}
        actions={
          <>
            <LinkButton to={paths.mileage} variant="default">
              Mileage
            </LinkButton>
            <LinkButton to={paths.pay} variant="default">
              Pay periods
            </LinkButton>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={rows.every(({ sums }) => sums.paidMinutes + sums.breakMinutes === 0)}
              onClick={save}
            >
              Export CSV
            </Button>
          </>
        }
      />
      <DataTable
        caption="Hours of the week by technician"
        columns={COLUMNS}
        rows={rows}
        getRowId={({ id }) => id}
        rowHref={({ id }) => paths.hoursOf(id, week)}
        renderCard={({ name, sums, standing }) => (
          <span className={classes['card']}>
            <strong>{name}</strong>
            <StandingBadge standing={standing} />
            {standing.kind !== 'empty' && (
              <span className={classes['quiet']}>
                {formatDuration(sums.paidMinutes)} paid
                {sums.overtimeMinutes > 0 && `, ${formatDuration(sums.overtimeMinutes)} overtime`}
                {sums.doubleTimeMinutes > 0 && `, ${formatDuration(sums.doubleTimeMinutes)} double time`}
              </span>
            )}
          </span>
        )}
        state={{ isLoading, error }}
        empty={
          <EmptyState
            picture={<TechniciansPicture />}
            title="No technicians yet"
            text="Hours come from the steps technicians tap on their visits."
            action={<LinkButton to={paths.technicians}>Add technicians</LinkButton>}
          />
        }
      />
      <p className={classes['rule']}>
        Paid: driving, working, supply runs and breaks of up to 20 minutes. {overtimeWords(company, week)}
      </p>
    </>
  );
}
