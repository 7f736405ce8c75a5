import { Button, Text } from '@mantine/core';
import { IconBell, IconSend } from '@tabler/icons-react';
import { isToRemindOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { BulkBar } from '@/ui/table/BulkBar';

type InvoiceBulkBarProps = {
  invoices: readonly Stored<Invoice>[];
  /** Company's calendar day, which decides which invoices are late. */
  today: string;
  onSend: (invoices: readonly Stored<Invoice>[]) => void;
  onRemind: (invoices: readonly Stored<Invoice>[]) => void;
  onClear: () => void;
};

/** Shows the bulk actions: late invoices get a reminder, the others are sent. Void, credited and disputed ones are not sent. */
export function InvoiceBulkBar({ invoices, today, onSend, onRemind, onClear }: InvoiceBulkBarProps) {
  const late = invoices.filter((invoice) => isToRemindOf(invoice, today));
  const others = invoices.filter(
    (invoice) => !late.includes(invoice) && (invoice.state === 'draft' || invoice.state === 'issued'),
  );
  const sendable = late.length + others.length;
  const hasDrafts = others.some(({ state }) => state === 'draft');
  return (
    <BulkBar count={invoices.length} noun="invoice" onClear={onClear}>
      {late.length > 0 && (
        <Button leftSection={<IconBell size={18} aria-hidden />} onClick={() => onRemind(late)}>
          Send reminder ({late.length})…
        </Button>
      )}
      {(others.length > 0 || late.length === 0) && (
        <Button
          variant={late.length > 0 ? 'default' : 'filled'}
          leftSection={<IconSend size={18} aria-hidden />}
          disabled={others.length === 0}
          onClick={() => onSend(others)}
        >
          {hasDrafts || others.length === 0 ? 'Issue and send' : 'Send'}
          {late.length > 0 ? ` (${others.length})…` : '…'}
        </Button>
      )}
      {sendable < invoices.length && (
        <Text size="sm" c="dimmed">
          {sendable} of {invoices.length} can be sent
        </Text>
      )}
    </BulkBar>
  );
}
