import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { confirmUntaxedOf } from '@/entities/tax/confirmUntaxed';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatCount } from '@/ui/format/quantities';
import { useBatchSend } from '../hooks/useBatchSend';
import { BatchResults } from './BatchResults';

type BatchSendDialogProps = { invoices: readonly Stored<Invoice>[]; onClose: () => void };

/** Shows who would get what, then issues and sends, reporting the result for each. */
export function BatchSendDialog({ invoices: chosen, onClose }: BatchSendDialogProps) {
  // Snapshot of the selection: the list behind changes as invoices are issued.
  const [invoices] = useState(chosen);
  const { items, isRunning, run, doneCount, failedCount, isStarted } = useBatchSend(invoices, 'invoice');
  const drafts = invoices.filter(({ state }) => state === 'draft');
  const label = drafts.length > 0 ? 'Issue and send' : 'Send';
  const withoutEmail = invoices.filter(({ customerEmail }) => customerEmail === '').length;
  const isOver = isStarted && !isRunning;
  const start = async (isSending: boolean): Promise<void> => {
    // Already issued invoices keep their tax.
    const documents = isStarted ? [] : drafts.map(({ document }) => document);
    if (await confirmUntaxedOf(documents, isSending ? 'Send without tax' : 'Issue without tax')) await run(isSending);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!isRunning}
      withCloseButton={!isRunning}
      closeOnEscape={!isRunning}
      size="lg"
      title={`${label} ${formatCount(invoices.length, 'invoice')}`}
    >
      <Stack>
        {!isStarted && (
          <Text size="sm" c="dimmed">
            {drafts.length > 0 &&
              `${drafts.length === invoices.length ? 'Each' : formatCount(drafts.length, 'draft')} gets its number now and cannot be changed afterwards. `}
            {withoutEmail > 0 && `${formatCount(withoutEmail, 'invoice')} without an e-mail address will not be sent.`}
          </Text>
        )}
        {isRunning && (
          <ProgressBar
            label={drafts.length > 0 ? 'Issuing and sending' : 'Sending'}
            value={(doneCount / invoices.length) * 100}
            detail={`${doneCount} of ${invoices.length}`}
          />
        )}
        {isOver && failedCount > 0 && (
          <InlineNotice tone="danger" role="alert">
            {formatCount(failedCount, 'invoice')} failed. The others are done.
          </InlineNotice>
        )}
        {isOver && failedCount === 0 && (
          <InlineNotice tone="success" role="status">
            All done.
          </InlineNotice>
        )}
        <BatchResults invoices={invoices} items={items} centsOf={({ totalCents }) => totalCents} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isRunning}>
            {isOver ? 'Close' : 'Back'}
          </Button>
          {!isOver && drafts.length > 0 && (
            <Button variant="default" onClick={() => void start(false)} disabled={isRunning}>
              Issue only
            </Button>
          )}
          {(!isOver || failedCount > 0) && (
            <Button onClick={() => void start(true)} loading={isRunning}>
              {isOver ? 'Try the failed ones again' : label}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
