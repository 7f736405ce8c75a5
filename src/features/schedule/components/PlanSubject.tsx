import type { Stored } from '@/domain/record/schema';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import type { Subject } from '../hooks/interaction';
import { plannedText } from '../hooks/useEntryCommands';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import { useSeries } from '../hooks/useSeries';
import { PlanDialog } from './PlanDialog';

type PlanSubjectProps = {
  subject: Subject;
  desk: ScheduleDesk;
  /** Searches for a time for a subject's job that isn't scheduled yet. */
  onFindForJob: (jobId: string, typed: Placement) => void;
  onFindForVisit: (visit: Stored<ScheduleEntry>, typed: Placement) => void;
  onClose: () => void;
};

/** Schedules a job, or changes the time and people of a scheduled item: this one, or more of its series. */
export function PlanSubject({ subject, desk, onFindForJob, onFindForVisit, onClose }: PlanSubjectProps) {
  const { placing, context } = desk;
  const { content, before } = subject;
  const series = useSeries(desk.actions);
  const onFind = !before
    ? (typed: Placement) => onFindForJob(content.jobId, typed)
    : before.kind === 'visit'
      ? (typed: Placement) => onFindForVisit(before, typed)
      : null;
  return (
    <PlanDialog
      subject={subject}
      placing={placing}
      confirmLabel={before ? 'Save' : 'Plan it'}
      onFind={onFind}
      onSave={(placement, typed, scope) =>
        scope !== 'this' && before
          ? series.change(before, placement, scope)
          : placing.place([{ subject, placement, typed }], plannedText(content.title, placement, context))
      }
      onClose={onClose}
    />
  );
}
