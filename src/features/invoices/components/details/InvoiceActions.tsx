import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconBan,
  IconCash,
  IconCopy,
  IconDots,
  IconMessageExclamation,
  IconReceiptRefund,
  IconRepeat,
  IconSend,
  IconSquareX,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can, canAct } from '@/domain/access/permissions';
import { invoiceMoveFault } from '@/domain/billing/invoiceState';
import { invoiceFacts } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { invoicePaths } from '../../invoicePaths';
import type { OpenDialog } from './InvoiceDialogs';

type InvoiceActionsProps = { invoice: Stored<Invoice>; onOpen: (dialog: OpenDialog) => void };

/** What this person may do with the invoice now. What its state does not allow is not offered. */
export function InvoiceActions({ invoice, onOpen }: InvoiceActionsProps) {
  const session = useSession();
  const facts = invoiceFacts(invoice);
  const isAlive = invoice.state === 'issued' || invoice.state === 'disputed';
  const mayPay = isAlive && invoice.balanceCents > 0 && canAct(session, 'recordPayment');
  const maySend = isAlive && canAct(session, 'issueInvoice');
  const mayCredit = isAlive && canAct(session, 'creditInvoice') && invoice.creditedCents < invoice.totalCents;
  const mayVoid = canAct(session, 'voidInvoice') && invoiceMoveFault(facts, 'void', 'asked for') === '';
  const mayWriteOff = isAlive && invoice.balanceCents > 0 && canAct(session, 'writeOffInvoice');
  const mayCopy = can(session, 'create', 'invoices');
  const iconOf = (Symbol: typeof IconBan) => <Symbol size={18} aria-hidden />;
  return (
    <>
      {maySend && (
        <Button variant="default" leftSection={iconOf(IconSend)} onClick={() => onOpen({ kind: 'send' })}>
          {invoice.sentAt === '' ? 'Send' : 'Send again'}
        </Button>
      )}
      {mayPay && (
        <Button leftSection={iconOf(IconCash)} onClick={() => onOpen({ kind: 'payment' })}>
          Record payment
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label="More">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayCopy && (
            <Menu.Item component={Link} to={invoicePaths.copyOf(invoice.id)} leftSection={iconOf(IconCopy)}>
              Duplicate
            </Menu.Item>
          )}
          {mayCopy && invoice.kind === 'standard' && (
            <Menu.Item component={Link} to={invoicePaths.recurringOf(invoice.id)} leftSection={iconOf(IconRepeat)}>
              Make it recurring
            </Menu.Item>
          )}
          {mayCredit && (
            <Menu.Item leftSection={iconOf(IconReceiptRefund)} onClick={() => onOpen({ kind: 'credit' })}>
              Credit note…
            </Menu.Item>
          )}
          {maySend && (
            <Menu.Item
              leftSection={iconOf(IconMessageExclamation)}
              onClick={() => onOpen({ kind: invoice.state === 'disputed' ? 'settle' : 'dispute' })}
            >
              {invoice.state === 'disputed' ? 'Dispute settled…' : 'Mark as disputed…'}
            </Menu.Item>
          )}
          {mayWriteOff && (
            <Menu.Item leftSection={iconOf(IconSquareX)} onClick={() => onOpen({ kind: 'write-off' })}>
              Write off…
            </Menu.Item>
          )}
          {mayVoid && (
            <Menu.Item color="red" leftSection={iconOf(IconBan)} onClick={() => onOpen({ kind: 'void' })}>
              Void…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
