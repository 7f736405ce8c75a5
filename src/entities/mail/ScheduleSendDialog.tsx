import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { templateOf } from '@/domain/invoice/mailText';
import { SCHEDULED_DAYS, scheduleSend, type ScheduledKind, type ScheduledSend } from '@/domain/mail/scheduled';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useToday } from '@/entities/company/useToday';
import { addCalendarDays } from '@/lib/calendar';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { formatDate } from '@/ui/format/dateTime';
import { DayInput } from '@/ui/forms/DayInput';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { MailFields } from './MailFields';
import { MailGate } from './MailGate';
import { useMail } from './useMail';
import { useScheduledSend } from './useScheduledSend';

type ScheduleSendDialogProps = {
  kind: ScheduledKind;
  subjectId: string;
  /** The customer's address, if known. */
  email: string;
  onClose: () => void;
};

/** Schedules the day an invoice or estimate is sent, with its e-mail. */
export function ScheduleSendDialog(props: ScheduleSendDialogProps) {
  const { settings, isLoading } = useBillingSettings();
  const known = useScheduledSend(props.kind, props.subjectId);
  return (
    <Modal opened onClose={props.onClose} title="Send on another day" size="lg">
      {isLoading || known.isLoading ? (
        <LoadingRows rows={4} label="Loading the e-mail" />
      ) : (
        <Fields
          {...props}
          known={known.scheduled?.state === 'waiting' ? known.scheduled : null}
          template={templateOf(settings, props.kind)}
          onDone={known.refetch}
        />
      )}
    </Modal>
  );
}

type FieldsProps = ScheduleSendDialogProps & {
  known: ScheduledSend | null;
  template: { subject: string; body: string };
  onDone: () => Promise<unknown>;
};

function Fields({ kind, subjectId, email, known, template, onDone, onClose }: FieldsProps) {
  const { timeZone } = useSession().company;
  const tomorrow = addCalendarDays(useToday(), 1);
  const [on, setOn] = useState(known?.on ?? tomorrow);
  const { fields, request } = useMail(
    known ?? { to: email === '' ? [] : [email], subject: template.subject, message: template.body },
  );
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const save = () =>
    submit(async () => {
      const { to, subject, message, hasPdf } = request(kind, subjectId);
      await callFunction(scheduleSend, { kind, subjectId, on, to, subject, message, hasPdf });
      await onDone();
      notify.success(`It goes out on ${formatDate(on, timeZone)}.`);
      onClose();
    });
  return (
    <Stack>
      <DayInput
        label="Day"
        value={on}
        onChange={setOn}
        description={
          kind === 'invoice'
            ? 'It goes out in the morning. A draft gets its number and its date then.'
            : 'It goes out in the morning.'
        }
        error={on !== '' && on < tomorrow && 'Choose a day after today.'}
        maxDate={addCalendarDays(tomorrow, SCHEDULED_DAYS - 1)}
      />
      <MailFields {...fields} suggestions={[email]} />
      <Text size="sm" c="dimmed">
        Words in braces are filled in when it goes out, with the amounts as they are then.
      </Text>
      <MailGate isAddressKept={false} />
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <Group justify="end" gap="xs">
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button onClick={() => void save()} loading={isBusy} disabled={on < tomorrow}>
          {known ? 'Save' : 'Schedule'}
        </Button>
      </Group>
    </Stack>
  );
}
