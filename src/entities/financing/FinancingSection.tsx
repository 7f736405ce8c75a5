import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { isFinanceable } from '@/domain/financing/monthly';
import { financingOf } from '@/domain/financing/queries';
import type { Financing, FinancingSubject } from '@/domain/financing/schema';
import { financingBalance, loanCents, nextOffer, offeredCents } from '@/domain/financing/state';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { FinancingBadge } from './FinancingBadge';
import { FinancingDrawer } from './FinancingDrawer';
import { OfferFinancingDialog } from './OfferFinancingDialog';

type FinancingSectionProps = {
  subjectKind: FinancingSubject;
  subjectId: string;
  currency: Currency;
  /** Total for the work, including change orders. */
  totalCents: number;
  /** Deposits and payments received. */
  paidCents: number;
  /** Whether there is still a balance to pay. */
  isOpen: boolean;
};

/** Shows monthly payments for an estimate or invoice: applications, one balance with deposit and payments, and what can be offered next. */
export function FinancingSection(props: FinancingSectionProps) {
  const can = useCan();
  const { settings } = useBillingSettings();
  const mayRead = can('read', 'financing');
  const { data } = useRecords(collections.financing, financingOf(props.subjectId), { isEnabled: mayRead });
  const applications = data ?? [];
  if (!mayRead || (applications.length === 0 && !(settings.financing.isOn && props.isOpen))) return null;
  return <Applications {...props} applications={applications} />;
}

function Applications({
  subjectKind,
  subjectId,
  currency,
  totalCents,
  paidCents,
  isOpen,
  applications,
}: FinancingSectionProps & { applications: readonly Stored<Financing>[] }) {
  const session = useSession();
  const { financing } = useBillingSettings().settings;
  const [dialog, setDialog] = useState<'offer' | 'second' | 'prequal' | null>(null);
  const [openId, setOpenId] = useState('');
  const money = (cents: number): string => formatCents(cents, { currency });
  const bill = { totalCents, paidCents };
  const { pendingCents, leftCents } = financingBalance(bill, applications);
  const next = nextOffer(bill, applications);
  const offered = offeredCents(next);
  const mayOffer = isOpen && isFinanceable(offered, financing) && canAct(session, 'offerFinancing');
  const wasDeclined = applications.some(({ state }) => state === 'declined');
  return (
    <Section title="Financing">
      <Stack gap="sm">
        <Text size="sm">
          {[
            `${money(totalCents)} in all`,
            `${money(paidCents)} paid`,
            `${money(pendingCents)} applied for`,
            `${money(Math.max(0, leftCents))} left`,
          ].join(' · ')}
        </Text>
        {next.kind === 'too-much' && (
          <InlineNotice tone="warning" title={`${money(next.cents)} too much is applied for`}>
            The amount went down. Change or cancel the application with the lender, then update its status here.
          </InlineNotice>
        )}
        {wasDeclined && isOpen && offered > 0 && (
          <InlineNotice tone="info" title="The lender declined">
            The lender tells the customer why; you do not need to know. You can split the price into a deposit and
            progress bills{financing.secondLink === '' ? '.' : `, or send the link of ${financing.secondLenderName}.`}
          </InlineNotice>
        )}
        <PlainList gap="xs" aria-label="Applications">
          {applications.map((one) => (
            <li key={one.id}>
              <Group justify="space-between" wrap="nowrap">
                <Button variant="text" onClick={() => setOpenId(one.id)}>
                  {one.kind === 'prequal'
                    ? `Prequalification, ${one.lenderName}`
                    : `${money(loanCents(one))}, ${one.lenderName}`}
                </Button>
                <FinancingBadge state={one.state} />
              </Group>
            </li>
          ))}
        </PlainList>
        {mayOffer && (
          <Group gap="xs">
            <Button variant="default" onClick={() => setDialog('offer')}>
              {next.kind === 'difference' ? `Offer the difference of ${money(offered)}…` : 'Offer financing…'}
            </Button>
            {financing.merchantId !== '' && (
              <Button variant="default" onClick={() => setDialog('prequal')}>
                Prequalify…
              </Button>
            )}
            {wasDeclined && financing.secondLink !== '' && (
              <Button variant="default" onClick={() => setDialog('second')}>
                {`Offer ${financing.secondLenderName}…`}
              </Button>
            )}
          </Group>
        )}
      </Stack>
      {dialog && (
        <OfferFinancingDialog
          {...{ subjectKind, subjectId, currency }}
          mostCents={offered}
          isSecondLender={dialog === 'second'}
          kind={dialog === 'prequal' ? 'prequal' : 'loan'}
          onClose={() => setDialog(null)}
        />
      )}
      <FinancingDrawer id={openId} onClose={() => setOpenId('')} />
    </Section>
  );
}
