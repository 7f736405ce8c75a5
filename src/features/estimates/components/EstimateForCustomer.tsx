import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isExpired } from '@/domain/billing/estimateState';
import { withValidCredentials } from '@/domain/paper/credentials';
import { WORK_FACT } from '@/domain/public-document/faceOfEstimate';
import type { PublicDocument, PublicEstimate } from '@/domain/public-document/schema';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { PaperView } from '@/entities/paper/PaperView';
import { PayByCard } from '@/entities/public-document/PayByCard';
import { PaymentProgress } from '@/entities/public-document/PaymentProgress';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { calendarDay } from '@/lib/dates';
import { formatDate } from '@/ui/format/dateTime';
import { AcceptedEstimate } from './AcceptedEstimate';
import classes from './customerPage.module.css';
import { OpenEstimate } from './OpenEstimate';
import { StateForCustomer } from './StateForCustomer';

type EstimateForCustomerProps = { token: string; document: PublicDocument; estimate: PublicEstimate };

/** Shows the estimate with live choices and totals while it can be answered; after that, the accepted version. */
export function EstimateForCustomer({ token, document, estimate }: EstimateForCustomerProps) {
  const { company, timeZone } = document;
  const isOpen = estimate.state === 'sent' || estimate.state === 'changes-requested';
  const isAccepted = estimate.state === 'approved' || estimate.state === 'converted';
  // The signed document never changes.
  const paper = isAccepted
    ? document.paper
    : document.paper && withValidCredentials(document.paper, calendarDay(timeZone));
  const face = { ...document, paper };
  const [isAcceptedHere, setIsAcceptedHere] = useState(false);
  const name = paper ? `${paper.title} ${paper.number}`.trim() : 'Estimate';
  const work = paper?.facts.find(({ label }) => label === WORK_FACT)?.value ?? '';
  const isOver = isExpired(estimate, calendarDay(timeZone));
  const facts = [
    work === '' ? '' : name,
    paper && paper.recipient.name !== '' ? `For ${paper.recipient.name}` : '',
    isOpen && !isOver && estimate.validUntil !== '' ? `Good until ${formatDate(estimate.validUntil, timeZone)}` : '',
  ];
  return (
    <PublicFrame title={name} company={company}>
      <div className={classes['head']}>
        <Title order={1}>{work || name}</Title>
        <Text c="dimmed" size="sm">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <StateForCustomer estimate={estimate} timeZone={timeZone} company={company} />
      {isAccepted && <Accepted token={token} face={face} estimate={estimate} isFresh={isAcceptedHere} />}
      {isOpen ? (
        <OpenEstimate token={token} face={face} estimate={estimate} onAccepted={() => setIsAcceptedHere(true)} />
      ) : (
        paper &&
        estimate.state !== 'draft' && (
          <>
            <div className={classes['paper']}>
              <PaperView paper={paper} />
            </div>
            <div>
              <DownloadPdfButton paper={paper} />
            </div>
          </>
        )
      )}
    </PublicFrame>
  );
}

type AcceptedProps = { token: string; face: PublicDocument; estimate: PublicEstimate; isFresh: boolean };

function Accepted({ token, face, estimate, isFresh }: AcceptedProps) {
  const [params] = useSearchParams();
  const { depositDueCents, canPayByCard, document } = estimate;
  const hasReturned = params.get('paid') === '1';
  return (
    <div className={classes['accepted']}>
      {hasReturned && <PaymentProgress hasReturned hasArrived={depositDueCents <= 0} hasProcessing={false} />}
      <AcceptedEstimate
        face={face}
        estimate={estimate}
        isFresh={isFresh}
        payment={
          canPayByCard &&
          depositDueCents > 0 &&
          !hasReturned && (
            <PayByCard
              key={depositDueCents}
              token={token}
              currency={document.currency}
              payableCents={depositDueCents}
              paymentCount={0}
            />
          )
        }
      />
    </div>
  );
}
