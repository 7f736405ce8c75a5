import { subjectOfEntry } from '../hooks/useEntryCommands';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import type { OpenDialog } from './dialogs';
import { FindTimeDialog } from './FindTimeDialog';
import { asTyped, FindTimeForJob } from './FindTimeForJob';
import { PlanAllDialog } from './PlanAllDialog';

type FindDialogsProps = {
  desk: ScheduleDesk;
  dialog: OpenDialog | null;
  /** ID of the job to find a time for; '' for none. */
  findId: string;
  today: string;
  now: Date;
  onCloseDialog: () => void;
  onCloseFind: () => void;
  onShow: (dialog: OpenDialog) => void;
};

/** Shows the dialogs that find times: for a visit, for a job, or for all waiting jobs. */
export function FindDialogs(props: FindDialogsProps) {
  const { desk, dialog, findId, today, now, onCloseDialog, onCloseFind, onShow } = props;
  return (
    <>
      {dialog?.kind === 'find' && (
        <FindTimeDialog
          key={`find ${dialog.entry.id}`}
          subject={asTyped(subjectOfEntry(dialog.entry), dialog.typed)}
          from={dialog.typed?.startsAt === dialog.entry.placement.startsAt ? '' : dialog.typed?.startsAt}
          desk={desk}
          today={today}
          now={now}
          onClose={onCloseDialog}
        />
      )}
      {dialog?.kind === 'find-for-job' && (
        <FindTimeForJob
          jobId={dialog.jobId}
          typed={dialog.typed}
          desk={desk}
          today={today}
          now={now}
          onClose={onCloseDialog}
        />
      )}
      {dialog?.kind === 'plan-all' && (
        <PlanAllDialog
          jobs={dialog.jobs}
          desk={desk}
          today={today}
          now={now}
          onFind={(jobId) => onShow({ kind: 'find-for-job', jobId })}
          onClose={onCloseDialog}
        />
      )}
      {findId !== '' && <FindTimeForJob jobId={findId} desk={desk} today={today} now={now} onClose={onCloseFind} />}
    </>
  );
}
