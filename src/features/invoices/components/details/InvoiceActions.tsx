import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconBan,
  IconCalendarClock,
  IconCash,
  IconCopy,
  IconCreditCard,
  IconDots,
  IconMessageExclamation,
  IconReceiptRefund,
  IconRepeat,
  IconSend,
  IconSquareX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { canAct } from '@/domain/access/permissions';
import { creditLimitOf } from '@/domain/access/rights';
import { invoiceMoveFault } from '@/domain/billing/invoiceState';
import { invoiceFacts, isToRemindOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { invoicePaths } from '../../invoicePaths';
import type { OpenDialog } from './InvoiceDialogs';
import { useInvoiceStep } from './InvoiceNextStep';

type InvoiceActionsProps = {
  invoice: Stored<Invoice>;
  onOpen: (dialog: OpenDialog) => void;
  /** Next-step button, in its position among the actions. */
  children: ReactNode;
};

/** Offers the actions this user may take on the invoice now, leaving out those its state doesn't allow. */
export function InvoiceActions({ invoice, onOpen, children }: InvoiceActionsProps) {
  const session = useSession();
  const can = useCan();
  const today = useToday();
  const facts = invoiceFacts(invoice);
  const { next, isAlive, mayPay, maySend } = useInvoiceStep(invoice);
  const mayCredit = isAlive && creditLimitOf(session.user) > 0 && invoice.creditedCents < invoice.totalCents;
  const mayVoid = canAct(session, 'voidInvoice') && invoiceMoveFault(facts, 'void', 'asked for') === '';
  const mayWriteOff = isAlive && invoice.balanceCents > 0 && canAct(session, 'writeOffInvoice');
  const mayCopy = can('create', 'invoices');
  const iconOf = (Symbol: typeof IconBan) => <Symbol size={18} aria-hidden />;
  return (
    <>
      {maySend && next !== 'send' && (
        <Button variant="default" leftSection={iconOf(IconSend)} onClick={() => onOpen({ kind: 'send' })}>
          {invoice.sentAt !== '' && isToRemindOf(invoice, today) ? 'Send reminder' : 'Send again'}
        </Button>
      )}
      {mayPay && next !== 'payment' && (
        <Button variant="default" leftSection={iconOf(IconCash)} onClick={() => onOpen({ kind: 'payment' })}>
          Record payment
        </Button>
      )}
      {children}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="More">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayPay && hasFeature(session.features, 'payments') && (
            <Menu.Item leftSection={iconOf(IconCreditCard)} onClick={() => onOpen({ kind: 'card' })}>
              Charge a card by phone…
            </Menu.Item>
          )}
          {maySend && (
            <Menu.Item leftSection={iconOf(IconCalendarClock)} onClick={() => onOpen({ kind: 'schedule' })}>
              Send on another day…
            </Menu.Item>
          )}
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
            <Menu.Item
              color="var(--fw-danger-fg)"
              leftSection={iconOf(IconBan)}
              onClick={() => onOpen({ kind: 'void' })}
            >
              Void…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
