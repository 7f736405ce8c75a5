import { Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { usePublicDocument } from '@/data/react/usePublicDocument';
import type { Job } from '@/domain/job/schema';
import { sumOf } from '@/domain/money/amounts';
import { formatCents } from '@/domain/money/format';
import type { DoorBill } from '@/domain/payment/doorApi';
import { doorPaymentsOfJob } from '@/domain/payment/doorPayment';
import { PAYMENT_METHOD_LABELS } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { useDoorBill } from '../../hooks/useDoorBill';
import { DoorAmount } from './DoorAmount';
import classes from './door.module.css';
import { MissingSection } from './MissingSection';
import { PayWays } from './PayWays';
import { SendButtons } from './SendButtons';
import { TakenList } from './TakenList';

/** Wraps up a visit on one sheet: what is missing, what is owed, payment, and the receipt. */
export function DoorSheet({ job }: { job: Stored<Job> }) {
  const door = useDoorBill(job.id);
  const { bill, error, isLoading, isOnline, reread } = door;
  const [isCardTaken, setIsCardTaken] = useState(false);
  const taken = useLiveRecords(collections.doorPayments, doorPaymentsOfJob(job.id));
  const notEnteredCents = sumOf(taken.records.flatMap(({ state, amountCents }) => (state === '' ? [amountCents] : [])));
  const isPaid = bill?.state === 'paid';
  return (
    <OneColumn>
      <MissingSection job={job} />
      {isLoading && isOnline && <LoadingRows rows={4} label="Calculating the amount" />}
      {error && isOnline && <ErrorState error={error} onRetry={reread} />}
      {bill && bill.fault !== '' && (
        <InlineNotice
          tone="warning"
          title="You cannot bill this here yet"
          action={
            <LinkButton to={paths.jobDetails(job.id)} variant="default">
              Open the job
            </LinkButton>
          }
        >
          {bill.fault}
        </InlineNotice>
      )}
      {bill && bill.state !== 'none' && !(bill.fault !== '' && bill.totalCents === 0) && <DoorAmount bill={bill} />}
      {bill?.token && !isPaid && <Follower token={bill.token} dueCents={bill.dueCents} onChange={reread} />}
      {isCardTaken && !isPaid && (
        <InlineNotice tone="info" title="Stripe has the card" role="status">
          It counts as paid once Stripe confirms it, usually within seconds. Do not charge it again.
        </InlineNotice>
      )}
      <TakenList records={taken.records} currency={bill?.currency ?? 'USD'} onEntered={reread}>
        {({ id }) => bill && <SendButtons job={job} kind="receipt" subject={() => Promise.resolve(id)} to={bill} />}
      </TakenList>
      {bill && <CardReceipts job={job} bill={bill} />}
      {isPaid && (
        <InlineNotice tone="success" title="Paid in full" role="status">
          Nothing is left to collect for this job.
        </InlineNotice>
      )}
      {!isPaid && bill?.state !== 'none' && (
        <PayWays job={job} door={door} notEnteredCents={notEnteredCents} onCardTaken={() => setIsCardTaken(true)} />
      )}
      {bill?.state === 'none' && bill.fault === '' && (
        <Section title="Amount due">
          <Text>There is nothing to bill for this job.</Text>
        </Section>
      )}
    </OneColumn>
  );
}

/** Watches the customer's page, which changes when money arrives from any phone. */
function Follower({ token, dueCents, onChange }: { token: string; dueCents: number; onChange: () => void }) {
  const page = usePublicDocument(token);
  const balance = page.status === 'shown' ? page.document.invoice?.balanceCents : undefined;
  const changed = useEffectEvent(onChange);
  const isOther = balance !== undefined && balance !== dueCents;
  useEffect(() => {
    if (isOther) changed();
  }, [isOther, balance]);
  return null;
}

/** Shows receipts for card and link payments; cash and check receipts are where those were taken. */
function CardReceipts({ job, bill }: { job: Stored<Job>; bill: DoorBill }) {
  const online = bill.payments.filter(
    ({ method, isProcessing }) => !isProcessing && (method === 'card' || method === 'bank'),
  );
  return online.map(({ id, method, amountCents }) => (
    <InlineNotice
      key={id}
      tone="success"
      title={`${formatCents(amountCents, bill)} by ${PAYMENT_METHOD_LABELS[method].toLowerCase()}`}
      role="status"
    >
      <div className={classes['receipt']}>
        <SendButtons job={job} kind="receipt" subject={() => Promise.resolve(id)} to={bill} />
      </div>
    </InlineNotice>
  ));
}
