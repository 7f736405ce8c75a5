import { Button, Modal, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { cancelsOn, unearnedCents } from '@/domain/agreement/record/change';
import type { Agreement } from '@/domain/agreement/record/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';

type CancelDialogProps = {
  agreement: Stored<Agreement>;
  today: string;
  onCancel: (when: 'period-end' | 'today', reason: string) => Promise<void>;
  onClose: () => void;
};

/** Ends an agreement, with what that gives back said before it is done. */
export function CancelDialog({ agreement, today, onCancel, onClose }: CancelDialogProps) {
  const { timeZone } = useSession().company;
  const [when, setWhen] = useState<'period-end' | 'today'>('period-end');
  const [reason, setReason] = useState('');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const lastDay = cancelsOn(agreement, 'period-end', today);
  const refund = unearnedCents(agreement, today);
  const cancel = () =>
    submit(async () => {
      if (reason.trim() === '')
        throw new AppError({ code: 'invalid', userMessage: 'Enter a reason so others know why.' });
      await onCancel(when, reason.trim());
      onClose();
    });
  return (
    <Modal opened onClose={onClose} title="Cancel the agreement">
      <OneColumn>
        <Radio.Group label="When does it end?" value={when} onChange={(value) => setWhen(value)}>
          <OneColumn gap="xs">
            <Radio
              value="period-end"
              label={
                lastDay <= today
                  ? 'Today: nothing is paid beyond it'
                  : `With what is paid: on ${formatDate(lastDay, timeZone)}`
              }
            />
            <Radio
              value="today"
              label={
                refund > 0
                  ? `Today, giving back ${formatMoney(refund)} that is not earned`
                  : 'Today, with nothing to give back'
              }
            />
          </OneColumn>
        </Radio.Group>
        <TextInput
          label="Reason"
          withAsterisk
          aria-required
          maxLength={300}
          value={reason}
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
