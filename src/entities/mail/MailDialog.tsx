import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { callFunction } from '@/data/callables';
import { leftText } from '@/domain/mail/allowance';
import { sendDocument } from '@/domain/public-document/api';
import type { ReportParts } from '@/domain/public-document/schema';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { MailFields } from './MailFields';
import { MailGate } from './MailGate';
import { useMissingAddress } from './useMissingAddress';
import { useUntilSent } from './useUntilSent';
import { useMail, type Mail, type SendableKind } from './useMail';

type MailDialogProps = {
  title: string;
  kind: SendableKind;
  subjectId: string;
  customerId: string;
  /** What is suggested: it can be changed. */
  mail: Mail;
  submitLabel: string;
  suggestions?: readonly string[];
  /** Of a service report: what is on it. */
  report?: ReportParts;
  /** Of an invoice: it reminds of what is owed. */
  isReminder?: boolean;
  /** What goes with it, shown on demand. */
  preview?: (mail: Mail) => ReactNode;
  /** After the server has sent it, before the user is notified. */
  onSent?: () => Promise<void> | void;
  onClose: () => void;
};

/** Reviews an email and sends it, once however often it is clicked. Failures give a reason and keep the input. */
export function MailDialog({
  title,
  kind,
  subjectId,
  customerId,
  mail: suggested,
  submitLabel,
  suggestions = [],
  report,
  isReminder = false,
  preview,
  onSent,
  onClose,
}: MailDialogProps) {
  const { mail, fields, request } = useMail(suggested);
  const untilSent = useUntilSent();
  const address = useMissingAddress(customerId);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();

  const send = () =>
    submit(async () => {
      const input = request(kind, subjectId, report);
      await untilSent([subjectId]);
      await address.keep(input.to);
      const { leftToday } = await callFunction(sendDocument, { ...input, isReminder });
      await onSent?.();
      notify.success(`Sent to ${mail.to.join(', ')}. ${leftText(leftToday)}`.trim());
      onClose();
    });
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Stack>
        <MailFields {...fields} suggestions={suggestions} />
        {isPreviewed && preview?.(mail)}
        <MailGate isAddressKept={address.isMissing} />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group justify="space-between" gap="xs">
          {preview && (
            <Button variant="subtle" onClick={() => setIsPreviewed(!isPreviewed)} aria-expanded={isPreviewed}>
              {isPreviewed ? 'Hide preview' : 'Preview'}
            </Button>
          )}
          <Group gap="xs" ml="auto">
            <Button variant="default" onClick={onClose} disabled={isBusy}>
              Cancel
            </Button>
            <Button onClick={() => void send()} loading={isBusy}>
              {submitLabel}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}
