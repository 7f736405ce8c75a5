import { yesNo } from '@/lib/words';
import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import { isDecisionRight, REQUEST_RULE_LABELS, REQUEST_STATE_LABELS, type ReviewRequest } from './request';
import { REVIEW_SOURCE_LABELS, type Review } from './schema';
import { HIDING_REASON_LABELS, REVIEW_STATE_LABELS } from './words';

/** `namesOf`: technician names by id. */
type More = { namesOf: (ids: readonly string[]) => readonly string[] };

/** CSV columns for reviews. */
export const REVIEW_COLUMNS: Columns<Stored<Review>, More> = {
  Written: (review, { at }) => at(review.writtenAt),
  Where: (review) => REVIEW_SOURCE_LABELS[review.source],
  Stars: (review) => (review.stars === 0 ? '' : review.stars),
  Name: (review) => review.authorName,
  Text: (review) => review.text,
  Status: (review) => REVIEW_STATE_LABELS[review.state],
  'Hidden because': (review) => (review.hiddenReason === '' ? '' : HIDING_REASON_LABELS[review.hiddenReason]),
  'Verified job': (review) => yesNo(review.isJobVerified),
  Job: (review) => review.jobNumber,
  Technicians: (review, { namesOf }) => namesOf(review.technicianIds).join(', '),
  Reply: (review) => review.reply.text,
  Address: (review) => review.url,
  Id: (review) => review.id,
};

/** Returns whether the same facts lead to the same decision today; '' if they aren't known. */
function decidedAgain(request: ReviewRequest): string {
  const isRight = isDecisionRight(request);
  return isRight === null ? '' : isRight ? 'the same' : 'different';
}

/** CSV columns of the fairness log, with the facts of each decision, so that others can reproduce each of them. */
export const REQUEST_COLUMNS: Columns<Stored<ReviewRequest>> = {
  'Finished or paid': (request, { at }) => at(request.occurredAt),
  Job: (request) => request.jobNumber,
  Customer: (request) => request.customerName,
  'Begun by': (request) => request.trigger,
  Rule: (request) => (request.rule === '' ? '' : REQUEST_RULE_LABELS[request.rule]),
  Decided: (request, { at }) => at(request.facts?.decidedAt ?? ''),
  'Decided again': (request) => decidedAgain(request),
  Status: (request) => REQUEST_STATE_LABELS[request.state],
  Sent: (request, { at }) => at(request.sentAt),
  Reminded: (request, { at }) => at(request.remindedAt),
  Opened: (request, { at }) => at(request.openedAt),
  Answered: (request, { at }) => at(request.answeredAt),
  'Links shown': (request) => request.shownLinks.join(', '),
  Facts: (request) => (request.facts ? JSON.stringify(request.facts) : ''),
  Id: (request) => request.id,
};
