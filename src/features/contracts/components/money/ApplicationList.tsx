import { Button, Group } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { changeApplication } from '@/domain/contract/money/api';
import {
  APPLICATION_STATE_LABELS,
  applicationName,
  type ApplicationState,
  type PayApplication,
} from '@/domain/contract/money/payApplication';
import { ownerDue } from '@/domain/contract/money/paymentDue';
import { interestLine } from '@/domain/contract/money/paymentWords';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { daysBetween } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDate } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import type { Tone } from '@/ui/tone';
import type { ContractMoney } from '../../hooks/useContractMoney';
import { useContractPdf } from '../../hooks/useContractPdf';

const TONES: Record<ApplicationState, Tone> = {
  draft: 'neutral',
  submitted: 'warning',
  certified: 'success',
  superseded: 'neutral',
};

/** Lists the submitted applications, latest first: certified ones with their invoices, and superseded ones as they were sent. */
export function ApplicationList({ money, mayChange }: { money: ContractMoney; mayChange: boolean }) {
  const sent = money.applications.filter(({ state }) => state === 'certified' || state === 'superseded').toReversed();
  if (sent.length === 0) return null;
  return (
    <Section title="Applications">
      <LinedList label="Applications">
        {sent.map((application) => (
          <Row key={application.id} money={money} application={application} mayChange={mayChange} />
        ))}
      </LinedList>
    </Section>
  );
}

type RowProps = { money: ContractMoney; application: Stored<PayApplication>; mayChange: boolean };

function Row({ money, application, mayChange }: RowProps) {
  const today = useToday();
  const { timeZone } = useSession().company;
  const { isBusy, carryOut } = useCarryOut();
  const pdf = useContractPdf(money);
  const { copy, state, certifiedCents, certifiedOn, certifiedBy, invoiceId, depositCents, paidAt } = application;
  const maySeeBills = useCan()('read', 'invoices');
  // An invoice is created as a draft and issued a moment later: watch it until it's paid, then read it once.
  const isFollowed = maySeeBills && paidAt === '';
  const live = useWatchedRecord(collections.invoices, isFollowed ? invoiceId : '');
  const read = useOptionalRecord(collections.invoices, invoiceId, {
    isEnabled: maySeeBills && !isFollowed && invoiceId !== '',
  });
  const bill = (isFollowed ? live.record : read.data) ?? null;
  const isBilled = invoiceId !== '' && (!bill || !['draft', 'void', 'credited'].includes(bill.state));
  const makeBill = () =>
    carryOut(async () => {
      const { billFault } = await callFunction(changeApplication, {
        contractId: application.contractId,
        applicationId: application.id,
        revision: application.revision,
        change: { kind: 'bill' },
      });
      if (billFault !== '') notify.error(billFault);
    });
  const isOpen = state === 'certified' && paidAt === '' && (certifiedCents ?? 0) > 0;
  const due = isOpen ? ownerDue(money.book, application) : null;
  const lateDays = due ? daysBetween(due.dueOn, today) : 0;
  const openCents = bill?.balanceCents ?? certifiedCents ?? 0;
  const details = [
    `Through ${formatDate(application.periodEnd, timeZone)}`,
    ...(certifiedCents === null
      ? []
      : [`${formatMoney(certifiedCents)} certified by ${certifiedBy} on ${formatDate(certifiedOn, timeZone)}`]),
    ...(depositCents > 0 ? [`${formatMoney(depositCents)} from the deposit`] : []),
    ...(paidAt === '' ? [] : [`Paid ${formatDate(paidAt, timeZone)}`]),
    ...(due ? [`Due ${formatDate(due.dueOn, timeZone)}`] : []),
    ...(due && lateDays > 0 && money.book.terms.isPrime
      ? [interestLine(due.rule, { openCents, dueOn: due.dueOn, today })].filter(Boolean)
      : []),
  ].join(' · ');
  return (
    <LinedRow title={`Application ${applicationName(application)}`} details={details}>
      <Group gap="xs">
        {lateDays > 0 ? (
          <StatusBadge tone="danger" label={`${formatCount(lateDays, 'day')} late`} />
        ) : (
          <StatusBadge tone={TONES[state]} label={paidAt === '' ? APPLICATION_STATE_LABELS[state] : 'Paid'} />
        )}
        {bill && (
          <RouterLink to={paths.invoice(bill.id)}>
            {bill.number === '' ? 'Draft' : `Invoice ${bill.number}`}
            {bill.state === 'issued' && bill.totalCents !== certifiedCents ? ' (not as certified)' : ''}
          </RouterLink>
        )}
        {mayChange && state === 'certified' && (certifiedCents ?? 0) > 0 && !isBilled && (
          <Button variant="default" loading={isBusy} onClick={() => void makeBill()}>
            Make the bill
          </Button>
        )}
        {copy && (
          <Button variant="subtle" loading={pdf.isMaking} onClick={() => void pdf.application(application, copy)}>
            PDF
          </Button>
        )}
      </Group>
    </LinedRow>
  );
}
