import { subjectOfEntry } from '../hooks/useEntryCommands';
import { useSeries } from '../hooks/useSeries';
import type { ScheduleDesk } from '../hooks/useScheduleDesk';
import { CancelDialog } from './CancelDialog';
import type { OpenDialog } from './dialogs';
import type { EntryHandlers } from './EntryActions';
import { EntryDrawer } from './EntryDrawer';
import { FindDialogs } from './FindDialogs';
import { KeysDialog } from './KeysDialog';
import { NewEntryOf, TimeOffOf } from './NewEntryOf';
import { PlanDialog } from './PlanDialog';
import { PlanSubject } from './PlanSubject';
import { QuestionDialog } from './QuestionDialog';
import { RepeatDialog } from './RepeatDialog';

type ScheduleDialogsProps = {
  desk: ScheduleDesk;
  dialog: OpenDialog | null;
  /** Entry whose drawer is open, '' for none. */
  openId: string;
  /** Job to find a time for, '' for none. */
  findId: string;
  today: string;
  now: Date;
  handlers: EntryHandlers;
  onCloseDialog: () => void;
  onCloseDrawer: () => void;
  onCloseFind: () => void;
  onShow: (dialog: OpenDialog) => void;
};

/** Renders everything that opens over the schedule; loaded when first needed. */
export function ScheduleDialogs(props: ScheduleDialogsProps) {
  const { desk, dialog, openId, findId, today, now, handlers, onCloseDialog, onCloseDrawer, onCloseFind, onShow } =
    props;
  const { byId, placing, commands, timeZone, nowIso, isReadOnly } = desk;
  const series = useSeries(desk.actions);
  const open = byId.get(openId);
  const verdict = open && placing.judge(subjectOfEntry(open), open.placement);
  return (
    <>
      {open && verdict && (
        <EntryDrawer
          entry={open}
          timeZone={timeZone}
          nowIso={nowIso}
          reasons={placing.sentencesOf(verdict.warnings.filter(({ kind }) => kind !== 'held' && kind !== 'past'))}
          driveMinutes={verdict.drives.before?.minutes ?? open.placement.travelMinutes}
          isReadOnly={isReadOnly}
          handlers={handlers}
          onClose={onCloseDrawer}
        />
      )}
      {dialog?.kind === 'plan' && dialog.subject.content.kind === 'time-off' && (
        <TimeOffOf key={dialog.subject.id} subject={dialog.subject} placing={placing} onClose={onCloseDialog} />
      )}
      {dialog?.kind === 'plan' && dialog.subject.content.kind !== 'time-off' && (
        <PlanSubject
          key={dialog.subject.id}
          subject={dialog.subject}
          desk={desk}
          onFindForJob={(jobId, typed) => onShow({ kind: 'find-for-job', jobId, typed })}
          onFindForVisit={(entry, typed) => onShow({ kind: 'find', entry, typed })}
          onClose={onCloseDialog}
        />
      )}
      <FindDialogs {...{ desk, dialog, findId, today, now, onCloseDialog, onCloseFind, onShow }} />
      {dialog?.kind === 'copy' && (
        <PlanDialog
          key={`copy ${dialog.entry.id}`}
          subject={{ ...subjectOfEntry(dialog.entry), before: null }}
          placing={placing}
          confirmLabel="Copy"
          onSave={(placement) => commands.copy(dialog.entry, placement)}
          onClose={onCloseDialog}
        />
      )}
      {dialog?.kind === 'repeat' && (
        <RepeatDialog
          title={dialog.entry.title}
          placement={dialog.entry.placement}
          onSave={(wish) => series.repeat(dialog.entry, wish)}
          onClose={onCloseDialog}
        />
      )}
      {dialog?.kind === 'cancel' && (
        <CancelDialog
          title={dialog.entry.title}
          onConfirm={(reason) => {
            onCloseDialog();
            void commands.moveOn([dialog.entry], 'cancelled', reason);
          }}
          onClose={onCloseDialog}
        />
      )}
      {dialog?.kind === 'new' && (
        <NewEntryOf kind={dialog.entryKind} date={dialog.date} placing={placing} onClose={onCloseDialog} />
      )}
      {dialog?.kind === 'keys' && <KeysDialog onClose={onCloseDialog} />}
      {placing.question && <QuestionDialog question={placing.question} timeZone={timeZone} />}
    </>
  );
}
