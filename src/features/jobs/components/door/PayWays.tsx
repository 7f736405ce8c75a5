import { Button, Text } from '@mantine/core';
import { IconCash, IconCreditCard, IconQrcode, IconWritingSign } from '@tabler/icons-react';
import { useState } from 'react';
import type { Job } from '@/domain/job/schema';
import { formatCents } from '@/domain/money/format';
import type { DoorMethod } from '@/domain/payment/doorPayment';
import type { Stored } from '@/domain/record/schema';
import { PayByCard } from '@/entities/public-document/PayByCard';
import { addressOf } from '@/entities/public-document/customerLink';
import { paths } from '@/lib/paths';
import { QrCode } from '@/ui/charts/QrCode';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import type { DoorBillState } from '../../hooks/useDoorBill';
import classes from './door.module.css';
import { KnownAmount } from './KnownAmount';
import { SendButtons } from './SendButtons';
import { TakeMoney } from './TakeMoney';

type PayWaysProps = {
  job: Stored<Job>;
  door: DoorBillState;
  /** Amount collected on site that is not on an invoice yet. */
  notEnteredCents: number;
  onCardTaken: () => void;
};
type Way = 'card' | 'code' | DoorMethod;

/** Takes payment now: card in Stripe's fields on this phone, the customer's phone by code or link, cash or a check. */
export function PayWays({ job, door, notEnteredCents, onCardTaken }: PayWaysProps) {
  const { bill, isOnline, issue } = door;
  const [way, setWay] = useState<Way | null>(null);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const byLink = (next: 'card' | 'code') =>
    submit(async () => {
      await issue();
      setWay(next);
    });
  const left = (bill?.dueCents ?? 0) - notEnteredCents;
  const leftCents = left > 0 ? left : null;
  const isBillable = isOnline && bill !== null && bill.fault === '';
  const link = bill && bill.token !== '' ? addressOf(paths.invoice(bill.token)) : '';
  return (
    <Section title="How does the customer pay?">
      <OneColumn gap="sm">
        {!isOnline && (
          <InlineNotice tone="info" title="No connection">
            Cards and links need one. Cash and checks are kept on this phone and entered later.{' '}
            {bill === null && <KnownAmount job={job} />}
          </InlineNotice>
        )}
        {notEnteredCents > 0 && (
          <InlineNotice tone="warning">
            {formatCents(notEnteredCents, { currency: bill?.currency ?? 'USD' })} is written down already. Take only
            what comes on top.
          </InlineNotice>
        )}
        <Pair least="140px" gap="sm">
          <Button
            size="lg"
            leftSection={<IconCreditCard size={18} aria-hidden />}
            disabled={!isBillable || !bill.takesCards}
            loading={isBusy}
            onClick={() => void byLink('card')}
          >
            Card
          </Button>
          <Button
            size="lg"
            variant="default"
            leftSection={<IconQrcode size={18} aria-hidden />}
            disabled={!isBillable}
            loading={isBusy}
            onClick={() => void byLink('code')}
          >
            Their phone
          </Button>
          <Button
            size="lg"
            variant="default"
            leftSection={<IconCash size={18} aria-hidden />}
            onClick={() => setWay('cash')}
          >
            Cash
          </Button>
          <Button
            size="lg"
            variant="default"
            leftSection={<IconWritingSign size={18} aria-hidden />}
            onClick={() => setWay('cheque')}
          >
            Check
          </Button>
        </Pair>
        {isBillable && !bill.takesCards && (
          <Text size="sm" c="dimmed">
            Your company does not take cards yet. An admin connects Stripe under Payments.
          </Text>
        )}
        <SubmitNotice fault={fault} isSlow={isSlow} />
        {way === 'card' && bill && link !== '' && (
          <PayByCard
            key={bill.dueCents}
            token={bill.token}
            currency={bill.currency}
            payableCents={bill.dueCents}
            paymentCount={bill.payments.length}
            onPaid={() => {
              setWay(null);
              onCardTaken();
            }}
          />
        )}
        {way === 'code' && bill && link !== '' && (
          <OneColumn gap="sm">
            <div className={classes['code']}>
              <QrCode text={link} label={`Link to pay invoice ${bill.number}`} size={240} />
            </div>
            <Text size="sm">The customer scans this with their camera, or gets the link:</Text>
            <SendButtons job={job} kind="invoice" subject={async () => (await issue()).invoiceId} to={bill} />
          </OneColumn>
        )}
      </OneColumn>
      {(way === 'cash' || way === 'cheque') && (
        <TakeMoney job={job} method={way} dueCents={leftCents} onClose={() => setWay(null)} />
      )}
    </Section>
  );
}
