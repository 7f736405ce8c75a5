import { Button, Modal, SegmentedControl, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { callFunction } from '@/data/callables';
import { leftText } from '@/domain/mail/allowance';
import { sendDocument } from '@/domain/public-document/api';
import type { ReportParts } from '@/domain/public-document/schema';
import { AppError, userMessageOf } from '@/lib/appError';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { StickyActions } from '@/ui/layout/StickyActions';
import { PaperTextFields } from '../message/PaperTextFields';
import { usePaperText, type PaperText } from '../message/usePaperText';
import { MailFields } from './MailFields';
import { MailGate } from './MailGate';
import { useMissingAddress } from './useMissingAddress';
import { useUntilSent } from './useUntilSent';
import { useMail, type Mail, type SendableKind } from './useMail';

/** The delivery channel. */
type Way = 'email' | 'sms' | 'both';
const WAYS: { value: Way; label: string }[] = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'Text message' },
  { value: 'both', label: 'Both' },
];

type SendDialogProps = {
  title: string;
  kind: SendableKind;
  subjectId: string;
  customerId: string;
  /** The suggested e-mail, which the user can change. */
  mail: Mail;
  /** The same as a text message; omitted if it can only be sent by e-mail. */
  text?: PaperText;
  submitLabel: string;
  suggestions?: readonly string[];
  /** For a service report: which parts to include. */
  report?: ReportParts;
  /** For an invoice: true if it's a payment reminder. */
  isReminder?: boolean;
  /** Things to check before sending. */
  notices?: ReactNode;
  /** Renders a preview of the attachment on demand. */
  preview?: (mail: Mail) => ReactNode;
  /** Runs before sending. @throws AppError if it must not be sent */
  beforeSend?: () => Promise<void>;
  /** Runs after the server has sent it, before the user is notified. */
  onSent?: () => Promise<void> | void;
  onClose: () => void;
};

/**
 * Lets the user review an e-mail, a text message or both, and sends each once however often the button is clicked. Failures give a reason
 * and keep the input.
 */
export function SendDialog({
  title,
  kind,
  subjectId,
  customerId,
  mail: suggested,
  text: textOffered,
  submitLabel,
  suggestions = [],
  report,
  isReminder = false,
  notices,
  preview,
  beforeSend,
  onSent,
  onClose,
}: SendDialogProps) {
  const { mail, fields, request } = useMail(suggested);
  const text = usePaperText(customerId, textOffered);
  const untilSent = useUntilSent();
  const address = useMissingAddress(customerId);
  const [chosen, setChosen] = useState<Way>('email');
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const way: Way = text.isOffered ? chosen : 'email';

  const sendMail = async (): Promise<string> => {
    const input = request(kind, subjectId, report);
    await address.keep(input.to);
    const { leftToday } = await callFunction(sendDocument, { ...input, isReminder });
    return leftText(leftToday);
  };
  const send = () =>
    submit(async () => {
      // Before anything else runs: the input must be complete.
      if (way !== 'sms') request(kind, subjectId, report);
      await beforeSend?.();
      await untilSent([customerId, subjectId].filter((id) => id !== ''));
      const left = way === 'sms' ? '' : await sendMail();
      const went = way === 'sms' ? [] : [...mail.to];
      if (way !== 'email') {
        try {
          went.push(await text.send({ subjectId, isReminder, report }));
        } catch (error) {
          if (way === 'sms') throw error;
          // It isn't sent again on the next attempt.
          setChosen('sms');
          await onSent?.();
          throw new AppError({
            code: 'failed-precondition',
            userMessage: `The e-mail was sent. The text message was not: ${userMessageOf(error)}`,
          });
        }
      }
      await onSent?.();
      notify.success(`Sent to ${went.join(', ')}. ${left}`.trim());
      onClose();
    });
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Stack>
        {notices}
        {text.isOffered && (
          <SegmentedControl
            fullWidth
            aria-label="How to send it"
            data={WAYS}
            value={way}
            onChange={(value) => setChosen(WAYS.find((known) => known.value === value)?.value ?? 'email')}
          />
        )}
        {way !== 'sms' && <MailFields {...fields} suggestions={suggestions} />}
        {way !== 'email' && <PaperTextFields text={text} subjectId={subjectId} onClose={onClose} />}
        {isPreviewed && preview?.(mail)}
        {way !== 'sms' && <MailGate isAddressKept={address.isMissing} />}
        <StickyActions note={<SubmitNotice fault={fault} isSlow={isSlow} />}>
          {preview && (
            <Button variant="subtle" mr="auto" onClick={() => setIsPreviewed(!isPreviewed)} aria-expanded={isPreviewed}>
              {isPreviewed ? 'Hide preview' : 'Preview'}
            </Button>
          )}
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            onClick={() => void send()}
            loading={isBusy}
            disabled={way !== 'email' && (text.fault !== '' || text.consent.isLoading)}
          >
            {submitLabel}
          </Button>
        </StickyActions>
      </Stack>
    </Modal>
  );
}
