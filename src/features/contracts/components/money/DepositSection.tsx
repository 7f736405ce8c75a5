import { Button, Text } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { changeContractBook } from '@/domain/contract/money/api';
import { depositHeldCents, depositLeftCents } from '@/domain/contract/money/deposit';
import type { Contract } from '@/domain/contract/record/schema';
import { isInForce } from '@/domain/contract/record/state';
import { creditGivenCents } from '@/domain/invoice/credit';
import type { Invoice } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatMoney } from '@/ui/format/money';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import type { Tone } from '@/ui/tone';
import type { ContractMoney } from '../../hooks/useContractMoney';
import { Figures } from './Figures';

type Standing = 'not-asked' | 'draft' | 'asked' | 'in-part' | 'paid' | 'used';
const STANDINGS: Record<Standing, { tone: Tone; label: string }> = {
  'not-asked': { tone: 'warning', label: 'Not requested' },
  draft: { tone: 'warning', label: 'Not sent yet' },
  asked: { tone: 'info', label: 'Asked for' },
  'in-part': { tone: 'warning', label: 'Paid in part' },
  paid: { tone: 'success', label: 'Paid' },
  used: { tone: 'neutral', label: 'Credited' },
};

function standingOf(bill: Invoice | null): Standing {
  if (!bill || bill.state === 'void') return 'not-asked';
  if (bill.state === 'draft') return 'draft';
  if (depositHeldCents(bill) + creditGivenCents(bill) <= 0) return 'asked';
  if (bill.isOpen) return 'in-part';
  return depositLeftCents(bill) > 0 ? 'paid' : 'used';
}

/** Shows a contract's deposit: requested with an invoice, paid like any other, and credited on the applications until it's used up. */
export function DepositSection({ money, mayChange }: { money: ContractMoney; mayChange: boolean }) {
  const { contract, book } = money;
  const maySee = useCan()('read', 'invoices');
  const bill = useWatchedRecord(collections.invoices, maySee ? book.depositInvoiceId : '').record ?? null;
  const { isBusy, carryOut } = useCarryOut();
  const { depositCents } = contract.terms;
  if (depositCents === 0 || !maySee) return null;
  const standing = standingOf(bill);
  const isToAsk = standing === 'not-asked' || standing === 'draft';
  const ask = () =>
    carryOut(async () => {
      const { depositFault } = await callFunction(changeContractBook, {
        contractId: contract.id,
        revision: money.revision,
        change: { kind: 'deposit' },
      });
      if (depositFault === '') notify.success('The invoice for the deposit is issued. Open it to send it.');
      else notify.error(depositFault);
    });
  return (
    <Section
      title="Deposit"
      actions={
        <>
          {bill && !isToAsk && (
            <LinkButton variant="default" to={paths.invoice(bill.id)}>
              Invoice {bill.number}
            </LinkButton>
          )}
          {mayChange && isToAsk && (
            <Button loading={isBusy} onClick={() => void ask()}>
              Ask for {formatMoney(depositCents)}
            </Button>
          )}
        </>
      }
    >
      <OneColumn gap="sm">
        <Figures
          items={[
            { label: 'Agreed', cents: depositCents },
            { label: 'Paid', cents: bill ? bill.paidCents - bill.refundedCents + creditGivenCents(bill) : 0 },
            { label: 'Credited on applications', cents: bill ? creditGivenCents(bill) : 0 },
            { label: 'Left to credit', cents: bill ? depositLeftCents(bill) : 0 },
            ...(standing === 'in-part' ? [{ label: 'Still owed on it', cents: bill?.balanceCents ?? 0 }] : []),
          ]}
        />
        <Text size="sm" c="dimmed">
          {isToAsk
            ? 'Requesting it creates an invoice. The amount paid is credited on the first applications until it is used up.'
            : 'The amount paid is applied to the first applications automatically until it is used up.'}
        </Text>
      </OneColumn>
    </Section>
  );
}

/** Shows the deposit, such as `$5,000.00`, with its status. */
export function DepositStanding({ contract, mayReadBook }: { contract: Stored<Contract>; mayReadBook: boolean }) {
  const isWatched = useCan()('read', 'invoices') && mayReadBook && isInForce(contract.state);
  const book = useWatchedRecord(collections.contractBooks, isWatched ? contract.id : '').record;
  const bill = useWatchedRecord(collections.invoices, isWatched ? (book?.depositInvoiceId ?? '') : '').record ?? null;
  const amount = formatMoney(contract.terms.depositCents);
  if (!isWatched) return amount;
  const { tone, label } = STANDINGS[standingOf(bill)];
  return (
    <>
      {amount} <StatusBadge tone={tone} label={label} />
    </>
  );
}
