import { priceOf, sumOf } from '../money/amounts';
import { plainAmount } from '../money/format';
import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import type { Finding } from './schema';
import { FINDING_STATE_WORDS, SEVERITY_WORDS } from './words';

/** Returns the first option's price before tax; '' if nothing is priced. */
function firstPrice({ options }: Finding): string {
  const lines = options[0]?.lines ?? [];
  const cents = sumOf(lines.map(({ quantityE4, unitPriceCents }) => priceOf(quantityE4, unitPriceCents)));
  return lines.length === 0 ? '' : plainAmount(cents);
}

/** CSV columns for findings; the price is that of the first option, before tax. */
export const FINDING_COLUMNS: Columns<Stored<Finding>> = {
  Number: (finding) => finding.number,
  Finding: (finding) => finding.title,
  Severity: (finding) => SEVERITY_WORDS[finding.severity],
  State: (finding) => FINDING_STATE_WORDS[finding.state],
  Customer: (finding) => finding.customerName,
  Unit: (finding) => finding.unitName,
  Source: (finding) => finding.source.label,
  Found: (finding, { at }) => at(finding.raisedAt),
  'Found by': (finding) => finding.raisedByName,
  'Put right by': (finding) => finding.dueOn,
  Price: (finding) => firstPrice(finding),
  Estimate: (finding) => finding.estimateNumber,
  Approved: (finding, { at }) => at(finding.approvedAt),
  Declined: (finding, { at }) => at(finding.declinedAt),
  'Declined by': (finding) => finding.declinedByName,
  Reason: (finding) => finding.declineReason,
  Repaired: (finding, { at }) => at(finding.repairedAt),
  Verified: (finding, { at }) => at(finding.verifiedAt),
  Note: (finding) => finding.note,
  Id: (finding) => finding.id,
};
