import { Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { termFacts } from '@/domain/agreement/record/paperWords';
import { INTERVAL_LABELS } from '@/domain/agreement/record/plan';
import type { Agreement, AgreementLogEntry } from '@/domain/agreement/record/schema';
import { endOfTerm } from '@/domain/agreement/record/term';
import { unitOfAgreement } from '@/domain/agreement/record/unit';
import { benefitsOf, priceText } from '@/domain/agreement/record/words';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useBusinessUnitName } from '@/entities/billing/useBusinessUnitName';
import { UserName } from '@/entities/user/UserName';
import { paths } from '@/lib/paths';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { DetailList } from '@/ui/layout/DetailList';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { taxedTotal } from '../money';

type Props = { agreement: Stored<Agreement> };

/** Stacks the texts; '' if there are none. */
const lines = (texts: readonly string[]) =>
  texts.length === 0 ? '' : texts.map((text) => <div key={text}>{text}</div>);

/** Shows the agreement's customer, coverage, term and price. */
export function FactsSection({ agreement }: Props) {
  const { timeZone } = useSession().company;
  const { plan, customerId, customerName, propertyAddress, units, interval, priceCents, currency } = agreement;
  const billing = useBillingSettings().settings;
  const unitName = useBusinessUnitName(unitOfAgreement(billing.units, agreement));
  const total = taxedTotal(agreement);
  return (
    <Section title="Details">
      <DetailList
        columns={1}
        items={[
          { label: 'Member', value: <RouterLink to={paths.customerDetails(customerId)}>{customerName}</RouterLink> },
          { label: 'Property', value: propertyAddress },
          { label: 'Units covered', value: units.map(({ name }) => name).join(', '), isHiddenWhenEmpty: true },
          {
            label: 'Price',
            value: `${priceText(priceCents, interval, currency)}${total !== null && total !== priceCents ? `, ${formatMoney(total)} with tax` : ''}`,
          },
          { label: 'Business unit', value: unitName, isHiddenWhenEmpty: true },
          { label: 'Billed', value: INTERVAL_LABELS[interval] },
          { label: 'Bills go to', value: agreement.customerEmail || 'No one (no e-mail address)' },
          ...termFacts({ ...agreement, ...plan, endsOn: endOfTerm(agreement) }, (day) => formatDate(day, timeZone)).map(
            (fact) => ({ ...fact, isHiddenWhenEmpty: true }),
          ),
          { label: 'Members get', value: lines(benefitsOf(plan)), isHiddenWhenEmpty: true },
          { label: 'Repairs covered', value: plan.coverage, isHiddenWhenEmpty: true },
        ]}
      />
    </Section>
  );
}

const TOLD: Record<AgreementLogEntry['kind'], string> = {
  offered: 'Offered',
  agreed: 'Agreed to',
  declined: 'Declined',
  billed: 'Billed',
  'past-due': 'Past due: visits and member prices put on hold',
  'paid-up': 'Paid up',
  paused: 'Paused',
  resumed: 'Resumed',
  renewed: 'Renewed',
  notice: 'Renewal notice sent',
  expired: 'Expired',
  cancelled: 'Canceled',
  changed: 'Withdrawn for changes',
  terms: 'Plan changed',
  'terms-ahead': 'Plan change scheduled',
  transferred: 'Transferred to the new owner',
  'card-added': 'Card on file',
  'card-removed': 'Card removed',
  'charge-failed': 'Charge failed',
  'autopay-off': 'Automatic payment turned off',
  'autopay-on': 'Automatic payment turned on',
  disputed: 'Charge disputed by the customer’s bank: charges on hold',
  'given-time': 'Payment deadline extended to',
  'ended-unpaid': 'Ended for nonpayment',
  reinstated: 'Reinstated',
  imported: 'Imported from another program',
  unit: 'Moved to another business unit',
};

/** Shows the history, newest first. */
export function HistorySection({ agreement }: Props) {
  const { timeZone } = useSession().company;
  const { consent } = agreement;
  // Bills are listed with the money.
  const log = agreement.log.filter(({ kind }) => kind !== 'billed');
  if (log.length === 0) return null;
  return (
    <Section title="History">
      {consent && (
        <Text size="sm" mb="sm">
          {consent.by === 'customer' ? `Signed by ${consent.signature.name}` : `${consent.signature.name}, entered by `}
          {consent.by === 'office' && <UserName uid={consent.byUid} />}
          {`, ${formatDateTime(consent.at, timeZone)}`}
        </Text>
      )}
      <LinedList label="History">
        {log
          .slice(-12)
          .toReversed()
          .map(({ kind, at, by, text }, index) => (
            <LinedRow
              key={`${at} ${index}`}
              title={
                text === ''
                  ? TOLD[kind]
                  : `${TOLD[kind]}: ${kind === 'paused' ? 'until ' : ''}${/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text, timeZone) : text}`
              }
              details={
                <>
                  {formatDate(at, timeZone)}
                  {by !== '' && (
                    <>
                      {' · '}
                      <UserName uid={by} />
                    </>
                  )}
                </>
              }
            />
          ))}
      </LinedList>
    </Section>
  );
}
