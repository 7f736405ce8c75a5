import { ESTIMATE_STATUS_LABELS } from '../billing/estimateState';
import { plainAmount } from '../money/format';
import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import type { Estimate } from './schema';
import { statusOfEstimate } from './facts';

/** Export columns of the list of estimates. */
export const ESTIMATE_COLUMNS: Columns<Stored<Estimate>> = {
  Number: (estimate) => estimate.number,
  Revision: (estimate) => estimate.revisionNumber,
  Title: (estimate) => estimate.title,
  Status: (estimate, { today }) => ESTIMATE_STATUS_LABELS[statusOfEstimate(estimate, today)],
  Customer: (estimate) => estimate.customerName,
  Address: (estimate) => estimate.propertyAddress,
  Total: (estimate) => plainAmount(estimate.totalCents),
  Currency: (estimate) => estimate.document.currency,
  Date: (estimate) => estimate.document.date,
  'Valid until': (estimate) => estimate.validUntil,
  Sent: (estimate, { at }) => at(estimate.sentAt),
  'First viewed': (estimate, { at }) => at(estimate.firstViewedAt),
  Answered: (estimate, { at }) => at(estimate.answeredAt),
  Reason: (estimate) => estimate.declineReason || estimate.changeRequest,
  Options: (estimate) => estimate.document.options.map(({ name }) => name).join('; '),
  Created: (estimate, { at }) => at(estimate.createdAt),
  Id: (estimate) => estimate.id,
};
