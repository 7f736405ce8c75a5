import type { Credential } from '@/domain/award/credential';
import { calculateDocument } from '@/domain/billing/calculate';
import { moveEstimate } from '@/domain/billing/estimateState';
import { chosenDocument, presetChoice } from '@/domain/estimate/choice';
import type { Estimate } from '@/domain/estimate/schema';
import { printedCredentials } from '@/domain/paper/credentials';
import { precondition } from '../platform/errors';

type Sent = Pick<
  Estimate,
  | 'state'
  | 'sentAt'
  | 'sentCredentials'
  | 'totalCents'
  | 'changeRequest'
  | 'declineReason'
  | 'answeredAt'
  | 'remindedAt'
>;

/** Returns the facts of an estimate that the state machine checks. */
export const estimateFacts = ({ state, validUntil, firstViewedAt, document }: Estimate, selectedOptionId = '') => ({
  state,
  validUntil,
  firstViewedAt,
  optionIds: document.options.map(({ id }) => id),
  selectedOptionId,
});

type Sending = {
  now: string;
  /** The company's calendar day. */
  today: string;
  /** The company's credentials for estimates. */
  credentials: readonly Credential[];
};

/**
 * Returns the fields of an estimate that has just been sent to its customer. It awaits an answer, with its total recomputed.
 * @throws AppError `invalid` when it can't be calculated or sent, `failed-precondition` without lines or when its last valid day (`today`
 * is the company's) has passed.
 */
export function markedSent(estimate: Estimate, { now, today, credentials }: Sending): Sent {
  const { document, validUntil } = estimate;
  if (document.lines.length === 0) throw precondition('Add at least one line first.');
  if (validUntil !== '' && validUntil < today)
    throw precondition(`It was valid until ${validUntil}. Choose a later day first.`);
  for (const { id } of document.options) calculateDocument({ ...document, selectedOptionId: id });
  const { totalCents } = calculateDocument(chosenDocument(document, presetChoice(document)));
  return {
    state: moveEstimate(estimateFacts(estimate), { to: 'sent', by: 'office', today }),
    sentAt: now,
    sentCredentials: printedCredentials(credentials, today),
    totalCents,
    changeRequest: '',
    declineReason: '',
    answeredAt: '',
    remindedAt: [],
  };
}
