import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { useBatchSend } from '../hooks/useBatchSend';
import { BatchResults } from './BatchResults';

type RemindDialogProps = { invoices: readonly Stored<Invoice>[]; onClose: () => void };

/** Shows who would get a reminder of what, sends the reminders, and lists who was skipped and why. */
export function RemindDialog({ invoices: chosen, onClose }: RemindDialogProps) {
  // Snapshot of the selection: the list behind changes as reminders go out.
  const [invoices] = useState(chosen);
  const batch = useBatchSend(invoices, 'reminder');
  const { items, isRunning, isStarted, doneCount, sentCount, skippedCount, failedCount } = batch;
  const withEmail = invoices.filter(({ customerEmail }) => customerEmail !== '').length;
  const isOver = isStarted && !isRunning;
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!isRunning}
      withCloseButton={!isRunning}
      closeOnEscape={!isRunning}
      size="lg"
      title={`Send reminders for ${formatCount(invoices.length, 'late invoice')}`}
    >
      <Stack>
        {!isStarted && (
          <Text size="sm" c="dimmed">
            Each customer gets your reminder e-mail with the invoice and the balance due.
            {withEmail < invoices.length &&
              ` ${formatCount(invoices.length - withEmail, 'invoice')} without an e-mail address will be skipped.`}
          </Text>
        )}
        {isRunning && (
          <ProgressBar
            label="Sending reminders"
            value={(doneCount / invoices.length) * 100}
            detail={`${doneCount} of ${invoices.length}`}
          />
        )}
        {isOver && (
          <InlineNotice tone={failedCount > 0 ? 'danger' : 'success'} role={failedCount > 0 ? 'alert' : 'status'}>
            {[
              `${formatCount(sentCount, 'reminder')} sent.`,
              skippedCount > 0 ? `${formatCount(skippedCount, 'invoice')} skipped.` : '',
              failedCount > 0 ? `${formatCount(failedCount, 'reminder')} failed.` : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </InlineNotice>
        )}
        <BatchResults invoices={invoices} items={items} centsOf={({ balanceCents }) => balanceCents} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isRunning}>
            {isOver ? 'Close' : 'Back'}
          </Button>
          {(!isOver || failedCount > 0) && (
            <Button onClick={() => void batch.run(true)} loading={isRunning} disabled={withEmail === 0}>
              {isOver ? 'Try the failed ones again' : `Send ${formatCount(withEmail, 'reminder')}`}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
