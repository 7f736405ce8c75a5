import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { refundLimitOf } from '@/domain/access/rights';
import { FINANCING_STATE_LABELS, type Financing } from '@/domain/financing/schema';
import { isInFlight, loanCents } from '@/domain/financing/state';
import { formatCents, formatRate } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import { RouterLink } from '@/ui/links/RouterLink';
import { FinancingBadge } from './FinancingBadge';
import { FinancingStateForm } from './FinancingStateForm';
import { LenderActions } from './LenderActions';
import { LoanRefundForm } from './LoanRefundForm';

type FinancingDrawerProps = { id: string; onClose: () => void };

/** Shows one application next to the page: its purpose, timeline and current status. */
export function FinancingDrawer({ id, onClose }: FinancingDrawerProps) {
  const { data } = useOptionalRecord(collections.financing, id, { isEnabled: id !== '' });
  return (
    <Drawer opened={id !== ''} onClose={onClose} position="right" title="Financing application">
      {data && <Details application={data} />}
    </Drawer>
  );
}

function Details({ application }: { application: Stored<Financing> }) {
  const session = useSession();
  const { timeZone } = session.company;
  const [action, setAction] = useState<'move' | 'refund' | null>(null);
  const done = (): void => setAction(null);
  const { state, currency, amountCents, approvedCents, lenderName, subjectKind, subjectId, subjectNumber } =
    application;
  const money = (cents: number): string => formatCents(cents, { currency });
  const isPartner = application.mode === 'partner';
  const isPrequal = application.kind === 'prequal';
  const mayAct = canAct(session, 'offerFinancing');
  // It stays paid out when a part is refunded: only the first such step is the payout.
  const paidOut = application.log.find((step) => step.state === 'paid-out');
  const { paidOutOn, feeCents, feePpm, expiresOn, customerName, link, log } = application;
  const facts: readonly (readonly [string, string])[] = [
    ['Customer', customerName],
    ['Applied for', isPrequal ? 'A prequalification' : money(amountCents)],
    [isPrequal ? 'May borrow up to' : 'Approved', approvedCents === null ? '' : money(approvedCents)],
    ['Offer ends', formatDate(expiresOn, timeZone)],
    ['Fee', isPrequal ? '' : paidOutOn === '' ? `${formatRate(feePpm)} at the payout` : money(feeCents)],
    [
      'Paid out',
      paidOutOn === '' ? '' : `${money(loanCents(application) - feeCents)} on ${formatDate(paidOutOn, timeZone)}`,
    ],
    ['Given back', application.refundedCents === 0 ? '' : money(application.refundedCents)],
    ['Link', link],
  ];
  return (
    <Stack>
      <Group justify="space-between">
        <Text fw={600}>{lenderName}</Text>
        <FinancingBadge state={state} />
      </Group>
      <Text size="sm" c="dimmed">
        {isPartner
          ? `${lenderName} says where it is. It is read there whenever it changes.`
          : 'Updated by hand: we are not connected to the lender. Look in the lender’s portal for the latest.'}
      </Text>
      <div>
        For{' '}
        <RouterLink to={subjectKind === 'invoice' ? paths.invoice(subjectId) : paths.estimateView(subjectId)}>
          {subjectNumber || subjectKind}
        </RouterLink>
      </div>
      <PlainList gap="xs" aria-label="Facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <li key={label} style={{ overflowWrap: 'anywhere' }}>
              <Text span size="sm" c="dimmed">
                {label}:
              </Text>{' '}
              {value}
            </li>
          ))}
      </PlainList>
      {isPartner && mayAct && <LenderActions application={application} />}
      {action === 'move' && <FinancingStateForm application={application} onDone={done} />}
      {action === 'refund' && <LoanRefundForm application={application} onDone={done} />}
      {action === null && mayAct && (
        <Group>
          {!isPartner && isInFlight(state) && <Button onClick={() => setAction('move')}>Update the status…</Button>}
          {state === 'paid-out' && refundLimitOf(session.user) > 0 && (
            <Button variant="default" onClick={() => setAction('refund')}>
              Give money back…
            </Button>
          )}
        </Group>
      )}
      <Text fw={600}>Timeline</Text>
      <PlainList gap="xs" aria-label="Timeline">
        {log.toReversed().map((step) => (
          <li key={`${step.at}${step.state}`}>
            {step === paidOut || step.state !== 'paid-out' ? FINANCING_STATE_LABELS[step.state] : 'Given back in part'}
            <Text size="sm" c="dimmed">
              {[formatDateTime(step.at, timeZone), step.byName, step.note].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}
