import { Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isExpired } from '@/domain/billing/estimateState';
import { chosenDocument, presetChoice } from '@/domain/estimate/choice';
import { formatCents } from '@/domain/money/format';
import { WORK_FACT } from '@/domain/public-document/faceOfEstimate';
import type { PublicDocument, PublicEstimate } from '@/domain/public-document/schema';
import { figuresOf } from '@/entities/billing/figures';
import { totalRows } from '@/entities/billing/totalRows';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { PaperView } from '@/entities/paper/PaperView';
import { PayByCard } from '@/entities/public-document/PayByCard';
import { PaymentProgress } from '@/entities/public-document/PaymentProgress';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { calendarDay } from '@/lib/dates';
import { formatDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { AnswerForm } from './AnswerForm';
import { ChangeList } from './ChangeList';
import { ChoiceEditor } from './ChoiceEditor';
import classes from './customerPage.module.css';
import { DepositForCustomer } from './DepositForCustomer';
import { StateForCustomer } from './StateForCustomer';

type EstimateForCustomerProps = { token: string; document: PublicDocument; estimate: PublicEstimate };

/** The estimate while it can be answered: choices with live totals and the answer; afterwards what was agreed to. */
export function EstimateForCustomer({ token, document: face, estimate }: EstimateForCustomerProps) {
  const { company, paper, timeZone } = face;
  const isOpen = estimate.state === 'sent' || estimate.state === 'changes-requested';
  const name = paper ? `${paper.title} ${paper.number}`.trim() : 'Estimate';
  const work = paper?.facts.find(({ label }) => label === WORK_FACT)?.value ?? '';
  return (
    <PublicFrame title={name} company={company}>
      <div>
        <Title order={1}>{name}</Title>
        {work !== '' && <Text fw={500}>{work}</Text>}
        {paper && paper.recipient.name !== '' && <Text c="dimmed">For {paper.recipient.name}</Text>}
      </div>
      <StateForCustomer estimate={estimate} timeZone={timeZone} company={company} />
      <DepositForCustomer estimate={estimate} />
      {isOpen ? (
        <OpenEstimate token={token} face={face} estimate={estimate} />
      ) : (
        <Settled token={token} face={face} estimate={estimate} />
      )}
    </PublicFrame>
  );
}

type Props = { token: string; face: PublicDocument; estimate: PublicEstimate };

function OpenEstimate({ token, face, estimate }: Props) {
  const { document, validUntil, photos, approval, revisionNumber, changes } = estimate;
  const [choice, setChoice] = useState(() => presetChoice(document));
  const { result } = useMemo(() => figuresOf(chosenDocument(document, choice)), [document, choice]);
  const isOver = isExpired(estimate, calendarDay(face.timeZone));
  const isRenewal = approval !== null && approval.revisionNumber !== revisionNumber;
  const { paper } = face;
  return (
    <>
      {isRenewal && changes.length > 0 && (
        <Section title="What has changed since you signed">
          <ChangeList changes={changes} currency={document.currency} label="What has changed" />
        </Section>
      )}
      {paper && paper.message !== '' && <p className={classes['message']}>{paper.message}</p>}
      <Section title={document.options.length > 0 ? 'Choose an option' : 'The work'}>
        <ChoiceEditor document={document} choice={choice} onChange={isOver ? undefined : setChoice} />
        {result && (
          <dl className={classes['totals']} aria-label="Totals" aria-live="polite">
            {totalRows(result).map(({ key, label, amountCents, weight }) => (
              <div key={key} data-weight={weight}>
                <dt>{label}</dt>
                <dd>{formatCents(amountCents, { currency: document.currency })}</dd>
              </div>
            ))}
          </dl>
        )}
        {validUntil !== '' && !isOver && (
          <Text size="sm" c="dimmed">
            Valid until {formatDate(validUntil, face.timeZone)}
          </Text>
        )}
      </Section>
      {photos.length > 0 && (
        <Section title="Pictures">
          <div className={classes['photos']}>
            {photos.map(({ id, url, caption }) => (
              <figure key={id}>
                <img src={url} alt={caption || 'Picture of the work'} loading="lazy" />
                {caption !== '' && <figcaption>{caption}</figcaption>}
              </figure>
            ))}
          </div>
        </Section>
      )}
      {paper && paper.terms !== '' && (
        <Section title="Terms">
          <p className={classes['terms']}>{paper.terms}</p>
        </Section>
      )}
      {paper && (
        <div>
          <DownloadPdfButton paper={paper} size="md" />
        </div>
      )}
      {result && (
        <AnswerForm
          token={token}
          estimate={estimate}
          choice={choice}
          totalCents={result.totalCents}
          canAccept={!isOver}
          hasTerms={paper !== null && paper.terms !== ''}
          isRenewal={isRenewal}
        />
      )}
    </>
  );
}

function Settled({ token, face, estimate }: Props) {
  const [params] = useSearchParams();
  const { depositDueCents, canPayByCard, document } = estimate;
  const hasReturned = params.get('paid') === '1';
  const canPay = canPayByCard && depositDueCents > 0 && !hasReturned;
  return (
    <>
      {hasReturned && <PaymentProgress hasReturned hasArrived={depositDueCents <= 0} hasProcessing={false} />}
      {canPay && (
        <Section title="Pay the deposit by card">
          <PayByCard
            key={depositDueCents}
            token={token}
            currency={document.currency}
            payableCents={depositDueCents}
            paymentCount={0}
            submitLabel="Pay the deposit"
          />
        </Section>
      )}
      {face.paper && estimate.state !== 'draft' && (
        <>
          <PaperView paper={face.paper} />
          <div>
            <DownloadPdfButton paper={face.paper} size="md" />
          </div>
        </>
      )}
    </>
  );
}
