import { useMemo, useRef, useState } from 'react';
import type { DocumentResult } from '@/domain/billing/result';
import type { DocumentInput } from '@/domain/billing/schema';
import { isExpired } from '@/domain/billing/estimateState';
import { chosenDocument, presetChoice } from '@/domain/estimate/choice';
import { formatCents } from '@/domain/money/format';
import type { EstimateChoice } from '@/domain/estimate/api';
import type { Signature } from '@/domain/estimate/schema';
import type { PublicDocument, PublicEstimate } from '@/domain/public-document/schema';
import { figuresOf } from '@/entities/billing/figures';
import { totalRows } from '@/entities/billing/totalRows';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { PaperCredentials } from '@/entities/paper/PaperCredentials';
import { MonthlyOptions } from '@/entities/public-document/MonthlyOptions';
import { OnPaper } from '@/entities/public-document/OnPaper';
import { calendarDay } from '@/lib/dates';
import { Section } from '@/ui/layout/Section';
import { useJoining } from '../hooks/useJoining';
import { AcceptBar } from './AcceptBar';
import { AnswerForm } from './AnswerForm';
import { ChangeList } from './ChangeList';
import { ChoiceEditor } from './ChoiceEditor';
import classes from './customerPage.module.css';
import { MembershipOffer } from './MembershipOffer';

/** Handles a signature on the company's device, replacing the server call used with a link. */
export type SignHere = (signed: {
  choice: EstimateChoice;
  signature: Signature;
  totalCents: number;
  /** The plan sold with it, or null. */
  membership: { hash: string; agreesToRenewal: boolean } | null;
}) => Promise<void>;

type OpenEstimateProps = {
  token: string;
  face: PublicDocument;
  estimate: PublicEstimate;
  onAccepted: () => void;
  onSign?: SignHere;
  /** The likely signer on this device. */
  signerName?: string;
};

/** Shows an open estimate: the offer, the totals, and the signature. */
export function OpenEstimate({ token, face, estimate, onAccepted, onSign, signerName = '' }: OpenEstimateProps) {
  const { document: offered, photos, approval, revisionNumber, changes, membership } = estimate;
  const { paper, timeZone } = face;
  const [choice, setChoice] = useState(() => presetChoice(offered));
  const { joining, setJoining, totals, document } = useJoining(offered, membership, choice);
  const { result } = useMemo(() => figuresOf(chosenDocument(document, choice)), [document, choice]);
  const answer = useRef<HTMLDivElement>(null);
  const isOver = isExpired(estimate, calendarDay(timeZone));
  const isRenewal = approval !== null && approval.revisionNumber !== revisionNumber;
  const hasOptions = document.options.length > 0;
  const money = (cents: number): string => formatCents(cents, { currency: document.currency });
  return (
    <>
      {paper && <OnPaper paper={paper} />}
      <div className={classes['open']}>
        {isRenewal && changes.length > 0 && (
          <Section title="What has changed since you signed">
            <ChangeList changes={changes} currency={document.currency} label="What has changed" />
          </Section>
        )}
        {paper && paper.message !== '' && <p className={classes['message']}>{paper.message}</p>}
        <Section title={hasOptions ? 'Choose an option' : 'The work'}>
          <ChoiceEditor document={document} choice={choice} onChange={isOver ? undefined : setChoice} />
          {result && <Totals result={result} money={money} />}
        </Section>
        {!isOver && (
          <MonthlyOptions
            financing={estimate.financing}
            currency={document.currency}
            amounts={monthlyAmounts(offered, result)}
          />
        )}
        {membership && totals && !isOver && (
          <MembershipOffer
            membership={membership}
            currency={document.currency}
            totals={totals}
            joining={joining}
            onChange={setJoining}
          />
        )}
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
        {paper?.credentials && paper.credentials.length > 0 && (
          <Section title="Licenses and credentials">
            <PaperCredentials credentials={paper.credentials} />
          </Section>
        )}
        {result && (
          <div ref={answer} className={classes['answer']}>
            <AnswerForm
              token={token}
              estimate={estimate}
              choice={choice}
              totalCents={result.totalCents}
              joining={joining}
              canAccept={!isOver}
              onAccepted={onAccepted}
              hasTerms={paper !== null && paper.terms !== ''}
              isRenewal={isRenewal}
              onSign={onSign}
              signerName={signerName}
            />
          </div>
        )}
        {paper && !onSign && (
          <div>
            <DownloadPdfButton paper={paper} />
          </div>
        )}
        {result && !isOver && (
          <AcceptBar
            optionName={document.options.find(({ id }) => id === choice.optionId)?.name ?? ''}
            totalText={money(result.totalCents)}
            form={answer}
          />
        )}
      </div>
    </>
  );
}

type TotalsProps = { result: DocumentResult; money: (cents: number) => string };

/** Shows subtotal through total, updated live with the choice. */
function Totals({ result, money }: TotalsProps) {
  return (
    <dl className={classes['totals']} aria-label="Totals" aria-live="polite">
      {totalRows(result).map(({ key, label, amountCents, weight }) => (
        <div key={key} data-weight={weight}>
          <dt>{label}</dt>
          <dd>{money(amountCents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns each option with its total, or the current choice if there are no options. */
function monthlyAmounts(
  document: DocumentInput,
  result: DocumentResult | null,
): readonly { name: string; cents: number }[] {
  if (document.options.length === 0) return result ? [{ name: '', cents: result.totalCents }] : [];
  return document.options.map(({ id, name }) => ({
    name,
    cents: figuresOf({ ...document, selectedOptionId: id }).result?.totalCents ?? 0,
  }));
}
