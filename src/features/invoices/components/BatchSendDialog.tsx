import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { invoiceLabel } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { confirmUntaxedOf } from '@/entities/tax/confirmUntaxed';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatCount } from '@/ui/format/quantities';
import type { Tone } from '@/ui/tone';
import { useBatchSend, type BatchItem, type BatchState } from '../hooks/useBatchSend';
import classes from './list.module.css';

type BatchSendDialogProps = { invoices: readonly Stored<Invoice>[]; onClose: () => void };

const LOOKS: Record<BatchState, { tone: Tone; label: string } | null> = {
  waiting: null,
  running: { tone: 'info', label: 'In progress' },
  sent: { tone: 'success', label: 'Sent' },
  issued: { tone: 'success', label: 'Issued' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** Shows who would get what, then issues and sends, and says how each went. */
export function BatchSendDialog({ invoices: chosen, onClose }: BatchSendDialogProps) {
  // The selection when it was opened: the list behind changes as they are issued.
  const [invoices] = useState(chosen);
  const { items, isRunning, run, doneCount, failedCount, isStarted } = useBatchSend(invoices);
  const withoutEmail = invoices.filter(({ customerEmail }) => customerEmail === '').length;
  const isOver = isStarted && !isRunning;
  const start = async (isSending: boolean): Promise<void> => {
    // Invoices issued before keep their tax.
    const drafts = isStarted ? [] : invoices.filter(({ state }) => state === 'draft');
    const documents = drafts.map(({ document }) => document);
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
      title={`Issue and send ${formatCount(invoices.length, 'invoice')}`}
    >
      <Stack>
        {!isStarted && (
          <Text size="sm" c="dimmed">
            Each gets its number now and cannot be changed afterwards.
            {withoutEmail > 0 &&
              ` ${formatCount(withoutEmail, 'invoice')} without an e-mail address will be issued, not sent.`}
          </Text>
        )}
        {isRunning && (
          <ProgressBar
            label="Issuing and sending"
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
        <ul className={classes.results} aria-label="Invoices">
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} item={items.get(invoice.id)} />
          ))}
        </ul>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isRunning}>
            {isOver ? 'Close' : 'Back'}
          </Button>
          {!isOver && (
            <Button variant="default" onClick={() => void start(false)} disabled={isRunning}>
              Issue only
            </Button>
          )}
          {(!isOver || failedCount > 0) && (
            <Button onClick={() => void start(true)} loading={isRunning}>
              {isOver ? 'Try the failed ones again' : 'Issue and send'}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function Row({ invoice, item }: { invoice: Stored<Invoice>; item: BatchItem | undefined }) {
  const look = LOOKS[item?.state ?? 'waiting'];
  const note = item?.note || (item?.state === 'waiting' ? invoice.customerEmail || 'No e-mail address' : '');
  return (
    <li className={classes.result}>
      <span>
        {item?.number || invoiceLabel(invoice)} · {invoice.customerName} ·{' '}
        {formatCents(invoice.totalCents, { currency: invoice.document.currency })}
      </span>
      {look ? <StatusBadge tone={look.tone} label={look.label} /> : <span />}
      {note !== '' && (
        <span className={classes.note} data-failed={item?.state === 'failed' || undefined}>
          {note}
        </span>
      )}
    </li>
  );
}
