import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useOptionalRecord, useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { agreementsOf } from '@/domain/agreement/record/queries';
import { isMember } from '@/domain/agreement/record/state';
import type { Customer } from '@/domain/customer/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { visitsOfCustomer } from '@/domain/scheduling/queries';
import { isAhead } from '@/domain/scheduling/visitState';
import { AgreementBadge } from '@/entities/agreement/AgreementBadge';
import { calendarDay, nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';

/** Answers the usual phone questions: amount owed, membership, last and next visit, and customer since. */
export function CustomerFigures({ customer }: { customer: Stored<Customer> }) {
  const can = useCan();
  const { company } = useSession();
  const [now] = useState(nowIso);
  const maySeeMoney = can('read', 'invoices');
  const { data: balance } = useOptionalRecord(collections.balances, customer.id, { isEnabled: maySeeMoney });
  const visits = useLiveRecords(collections.schedule, visitsOfCustomer(customer.id), {
    isEnabled: can('read', 'schedule'),
  });
  const agreements = useRecords(collections.agreements, agreementsOf(customer.id), {
    isEnabled: can('read', 'agreements'),
  });
  const memberships = (agreements.data ?? []).filter(({ state }) => isMember(state));
  const { timeZone } = company;
  const owedCents = (balance?.balanceCents ?? 0) - (balance?.overpaidCents ?? 0);
  const last = visits.records.find(({ state }) => state === 'done');
  const next = visits.records.findLast(({ state, placement }) => isAhead(state) && placement.startsAt > now);
  return (
    <Section>
      <DetailList
        columns={4}
        items={[
          {
            label: 'Owed',
            value: maySeeMoney && (owedCents < 0 ? `${formatCents(-owedCents)} overpaid` : formatCents(owedCents)),
            isHiddenWhenEmpty: true,
          },
          {
            label: 'Member of',
            value: memberships.length > 0 && (
              <>
                {memberships.map((agreement) => (
                  <div key={agreement.id}>
                    <RouterLink to={paths.agreementView(agreement.id)}>{agreement.plan.name}</RouterLink>{' '}
                    <AgreementBadge agreement={agreement} today={calendarDay(timeZone)} />
                  </div>
                ))}
              </>
            ),
            isHiddenWhenEmpty: true,
          },
          { label: 'Last visit', value: last ? formatDate(last.placement.startsAt, timeZone) : 'None yet' },
          { label: 'Next visit', value: next ? formatDateTime(next.placement.startsAt, timeZone) : 'None planned' },
          { label: 'Customer since', value: formatDate(customer.createdAt, timeZone) },
        ]}
      />
    </Section>
  );
}
