import { Modal } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { correctedTime, correctionSchema } from '@/domain/hours/changes';
import { TIME_KIND_LABELS, TIME_KINDS } from '@/domain/hours/schema';
import { proposedEnd, type TimeSpan } from '@/domain/hours/timeline';
import { daysOfWeek } from '@/domain/hours/week';
import type { Stored } from '@/domain/record/schema';
import { dayOf, daySpan } from '@/domain/scheduling/wallClock';
import type { Technician } from '@/domain/technician/schema';
import { plusMinutes } from '@/lib/calendar';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { FormDateTime } from '@/ui/forms/FormDateTime';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

const KINDS = TIME_KINDS.map((value) => ({ value, label: TIME_KIND_LABELS[value] }));

type CorrectTimeDialogProps = {
  technician: Stored<Technician>;
  weekStartsOn: string;
  /** The time span to correct, or null to add time. */
  span: TimeSpan | null;
  onClose: () => void;
};

/** Corrects a time span, with a reason. The original entry stays readable. */
export function CorrectTimeDialog({ technician, weekStartsOn, span, onClose }: CorrectTimeDialogProps) {
  const { company } = useSession();
  const { timeZone } = company;
  const save = useSaveRecord(collections.timeEntries);
  const today = dayOf(nowIso(), timeZone);
  const dayStartsAt = daySpan(daysOfWeek(weekStartsOn).includes(today) ? today : weekStartsOn, timeZone).startsAt;
  const form = useSchemaForm({
    schema: correctionSchema,
    initialValues: span
      ? {
          kind: span.kind,
          startsAt: span.startsAt,
          endsAt: span.doubt === null ? span.countsUntil : proposedEnd(span),
          reason: '',
        }
      : { kind: 'work', startsAt: plusMinutes(dayStartsAt, 480), endsAt: plusMinutes(dayStartsAt, 540), reason: '' },
  });
  return (
    <Modal opened onClose={onClose} title={span ? 'Correct time' : 'Add time'}>
      <SchemaForm
        form={form}
        onCancel={onClose}
        onSubmit={async (given) => {
          const entry = correctedTime(technician, given, { span, weekStartsOn, nowIso: nowIso(), timeZone });
          await save.create(entry, { label: TIME_KIND_LABELS[entry.kind] });
          notify.success(span ? 'Time corrected' : 'Time added');
          onClose();
        }}
      >
        <FormSelect form={form} name="kind" label="Type" options={KINDS} isRequired />
        <FormDateTime form={form} name="startsAt" label="Started" timeZone={timeZone} isRequired />
        <FormDateTime form={form} name="endsAt" label="Ended" timeZone={timeZone} isRequired />
        <FormTextInput form={form} name="reason" label="Reason" placeholder="Forgot to tap Finish" isRequired />
      </SchemaForm>
    </Modal>
  );
}
