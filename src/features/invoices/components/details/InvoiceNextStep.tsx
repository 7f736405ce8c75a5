import { Button } from '@mantine/core';
import { IconCash, IconSend } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { Invoice } from '@/domain/invoice/schema';

/** Returns what this user may do with an issued invoice and which step is next: send first, then payment. */
export function useInvoiceStep({ state, balanceCents, sentAt }: Invoice) {
  const session = useSession();
  const isAlive = state === 'issued' || state === 'disputed';
  const mayPay = isAlive && balanceCents > 0 && canAct(session, 'recordPayment');
  const maySend = isAlive && canAct(session, 'issueInvoice');
  const next: 'send' | 'payment' | '' = maySend && mayPay && sentAt === '' ? 'send' : mayPay ? 'payment' : '';
  return { next, isAlive, mayPay, maySend };
}

type InvoiceNextStepProps = { step: 'send' | 'payment'; onOpen: (dialog: { kind: 'send' | 'payment' }) => void };

/** Renders the only filled button on an invoice's page. */
export function InvoiceNextStep({ step, onOpen }: InvoiceNextStepProps) {
  const StepIcon = step === 'send' ? IconSend : IconCash;
  return (
    <Button leftSection={<StepIcon size={18} aria-hidden />} onClick={() => onOpen({ kind: step })} data-main-action>
      {step === 'send' ? 'Send' : 'Record payment'}
    </Button>
  );
}
