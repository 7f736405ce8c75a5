import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Clock } from '@/domain/contract/money/book';
import { paidOn } from '@/domain/contract/money/clocks';
import { ownerDue, passedOnBy } from '@/domain/contract/money/paymentDue';
import { dueLines, interestLine, passOnLine } from '@/domain/contract/money/paymentWords';
import { useToday } from '@/entities/company/useToday';
import { formatDate } from '@/ui/format/dateTime';
import type { ContractMoney } from '../../hooks/useContractMoney';

/** Explains step by step how a payment's due date was computed, and the interest if it's late. */
export function PaymentDerivation({ money, clock }: { money: ContractMoney; clock: Clock }) {
  const today = useToday();
  const { timeZone } = useSession().company;
  const application = money.applications.find(({ id }) => clock.id.endsWith(`-${id}`));
  const maySeeBills = useCan()('read', 'invoices');
  const invoiceId = application?.invoiceId ?? '';
  const bill = useOptionalRecord(collections.invoices, invoiceId, { isEnabled: maySeeBills && invoiceId !== '' });
  if (!application) return null;
  const date = (day: string): string => formatDate(day, timeZone);
  if (clock.kind === 'subcontractors') {
    const passed = passedOnBy(money.book, paidOn(application, timeZone));
    return passed && <Lines lines={[passOnLine(passed, passed.rule, date)]} />;
  }
  const due = ownerDue(money.book, application);
  const openCents = bill.data?.balanceCents ?? application.certifiedCents ?? 0;
  const interest = money.book.terms.isPrime ? interestLine(due.rule, { openCents, dueOn: due.dueOn, today }) : '';
  return <Lines lines={[...dueLines(due, date), interest]} />;
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.filter(Boolean).map((line) => (
    <span key={line} style={{ display: 'block' }}>
      {line}
    </span>
  ));
