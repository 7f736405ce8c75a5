import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { assertNever } from '@/lib/assertNever';
import { assignmentWarnings, type AssignmentWarning } from '@/domain/job/assignment';
import { technicianDay } from '@/domain/job/queries';
import { technicianName } from '@/domain/technician/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatTime } from '@/ui/format/dateTime';
import { wallParts } from '../arrivalWindow';

type TechnicianWarningsProps = { technicianId: string; jobId: string; scheduledTime: string; durationMinutes: number };

function inWords(warning: AssignmentWarning, timeZone: string): string {
  switch (warning.kind) {
    case 'archived':
      return 'is archived';
    case 'licence-expired':
      return `has an expired license: ${warning.licence}`;
    case 'overlap':
      return `has ${warning.number} “${warning.title}” at ${formatTime(warning.scheduledTime, timeZone)}`;
    default:
      return assertNever(warning);
  }
}

/** Warns about conflicts with sending this technician at that time. It never blocks. */
export function TechnicianWarnings({ technicianId, jobId, scheduledTime, durationMinutes }: TechnicianWarningsProps) {
  const { timeZone } = useSession().company;
  const technician = useTechnicians().byId.get(technicianId);
  const { data: sameDay = [] } = useRecords(
    collections.jobs,
    technicianDay(technicianId, timeZone, new Date(scheduledTime)),
  );
  if (!technician) return null;
  const warnings = assignmentWarnings(
    technician,
    { jobId, scheduledTime, durationMinutes, date: wallParts(scheduledTime, timeZone).date },
    sameDay,
  );
  if (warnings.length === 0) return null;
  const name = technicianName(technician);
  return (
    <InlineNotice tone="warning" role="status" title={name}>
      {warnings.map((warning) => (
        <div key={JSON.stringify(warning)}>
          {name} {inWords(warning, timeZone)}.
        </div>
      ))}
    </InlineNotice>
  );
}
