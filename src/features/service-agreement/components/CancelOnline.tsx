import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { cancelMyAgreement } from '@/domain/agreement/record/api';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { formatDate } from '@/ui/format/dateTime';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';

type CancelOnlineProps = {
  token: string;
  timeZone: string;
  /** False once canceled: only the receipt stays until it is closed. */
  isPossible: boolean;
  mayPause: boolean;
};

/** Lets the member cancel in two steps, without a call, and get a dated receipt. */
export function CancelOnline({ token, timeZone, isPossible, mayPause }: CancelOnlineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [receipt, setReceipt] = useState<{ receipt: string; cancelsOn: string } | null>(null);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const cancel = () =>
    submit(async () => setReceipt(await callFunction(cancelMyAgreement, { token, reason: reason.trim() })));
  return (
    <>
      {isPossible && (
        <Button variant="text" onClick={() => setIsOpen(true)}>
          Cancel my agreement
        </Button>
      )}
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Cancel my agreement">
        {receipt ? (
          <OneColumn>
            <Text role="status">
              Canceled on {formatDate(calendarDay(timeZone), timeZone)}. Receipt {receipt.receipt}.{' '}
              {receipt.cancelsOn > calendarDay(timeZone)
                ? `It runs until ${formatDate(addCalendarDays(receipt.cancelsOn, -1), timeZone)}.`
                : 'It has ended.'}{' '}
              You can also find this on this page later.
            </Text>
            <div>
              <Button onClick={() => setIsOpen(false)}>Done</Button>
            </div>
          </OneColumn>
        ) : (
          <OneColumn>
            <Text>
              It runs until the end of what you have paid for. Nothing more is billed.
              {mayPause && ' If you only need a break, you can pause it instead.'}
            </Text>
            <TextInput
              label="Why? (optional)"
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <SubmitNotice fault={fault} isSlow={isSlow} />
            <div>
              <Button color="red" loading={isBusy} onClick={() => void cancel()}>
                Cancel now
              </Button>
            </div>
          </OneColumn>
        )}
      </Modal>
    </>
  );
}
