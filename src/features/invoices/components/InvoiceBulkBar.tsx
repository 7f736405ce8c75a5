import { Button, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { BulkBar } from '@/ui/table/BulkBar';

type InvoiceBulkBarProps = {
  invoices: readonly Stored<Invoice>[];
  onSend: (invoices: readonly Stored<Invoice>[]) => void;
  onClear: () => void;
};

/** What can be done with the selected invoices. Void, credited and disputed ones are not sent. */
export function InvoiceBulkBar({ invoices, onSend, onClear }: InvoiceBulkBarProps) {
  const sendable = invoices.filter(({ state }) => state === 'draft' || state === 'issued');
  return (
    <BulkBar count={invoices.length} noun="invoice" onClear={onClear}>
      <Button
        leftSection={<IconSend size={18} aria-hidden />}
        disabled={sendable.length === 0}
        onClick={() => onSend(sendable)}
      >
        Issue and send…
      </Button>
      {sendable.length < invoices.length && (
        <Text size="sm" c="dimmed">
          {sendable.length} of {invoices.length} can be sent
        </Text>
      )}
    </BulkBar>
  );
}
