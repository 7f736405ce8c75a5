import { Button, Modal, Radio, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { cancelsOn, unearnedCents } from '@/domain/agreement/record/change';
import type { Agreement } from '@/domain/agreement/record/schema';
import { lastDay } from '@/domain/agreement/record/term';
import type { Stored } from '@/domain/record/schema';
import { formatDate } from '@/ui/format/dateTime';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';
import { givenBackText } from '../money';

type CancelDialogProps = {
  agreement: Stored<Agreement>;
  today: string;
  onCancel: (when: 'period-end' | 'today', reason: string) => Promise<void>;
  onClose: () => void;
};

/** Cancels an agreement after showing the resulting refund. */
export function CancelDialog({ agreement, today, onCancel, onClose }: CancelDialogProps) {
  const { timeZone } = useSession().company;
  const [when, setWhen] = useState<'period-end' | 'today'>('period-end');
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const endsOn = cancelsOn(agreement, 'period-end', today);
  const back = givenBackText(agreement.bills, unearnedCents(agreement, today));
  const isPaid = agreement.bills.at(-1)?.isPaid ?? true;
  const endsToday = endsOn <= today && back === '';
  const cancel = async (): Promise<void> => {
    setIsReasonMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    await submit(async () => {
      await onCancel(when, reason.trim());
      onClose();
    });
  };
  return (
    <Modal opened onClose={onClose} title="Cancel the agreement">
      <OneColumn>
        {endsToday ? (
          <Text size="sm">It ends today. Nothing is paid past today.</Text>
        ) : (
          <Radio.Group label="When does it end?" value={when} onChange={(value) => setWhen(value)}>
            <OneColumn gap="xs">
              <Radio
                value="period-end"
                label={
                  endsOn <= today
                    ? 'Today. Nothing is paid past today'
                    : `At the end of the ${isPaid ? 'paid' : 'billed'} period: after ${formatDate(lastDay(agreement, endsOn), timeZone)}`
                }
              />
              <Radio value="today" label={back === '' ? 'Today, with nothing to refund' : `Today: ${back}`} />
            </OneColumn>
          </Radio.Group>
        )}
        <TextInput
          label="Reason"
          withAsterisk
          aria-required
          maxLength={300}
          value={reason}
          error={isReasonMissing && reason.trim() === '' && 'Enter a reason so others know why.'}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <div>
          <Button color="red" loading={isBusy} onClick={() => void cancel()}>
            Cancel the agreement
          </Button>
        </div>
      </OneColumn>
    </Modal>
  );
}
