import type { ViewedFinding } from '@/domain/finding/viewed';
import { formatCents } from '@/domain/money/format';
import { formatDate } from '@/ui/format/dateTime';

/** Formats a finding's repair cost, per option: `Repair $1,850.00 · Replace $6,400.00, before tax`; '' = not priced. */
export function findingPriceWords({ options }: ViewedFinding): string {
  const agreed = options.filter(({ isAgreed }) => isAgreed);
  const shown = agreed.length > 0 ? agreed : options;
  const isNamed = options.length > 1;
  const prices = shown.map(({ name, cents }) => [isNamed && name, formatCents(cents)].filter(Boolean).join(' '));
  return prices.length === 0 ? '' : `${prices.join(' · ')}, before tax`;
}

/** Formats the customer's answer and any steps since, for the report: `Approved by Ada Lovelace on Nov 2, 2026`. */
export function findingAnswerWords(finding: ViewedFinding, timeZone: string): string {
  const { state, approvedAt, approvedByName, declinedAt, declinedByName, repairedAt, verifiedAt } = finding;
  const said = (word: string, by: string, at: string): string =>
    [word, by !== '' && `by ${by}`, at !== '' && `on ${formatDate(at, timeZone)}`].filter(Boolean).join(' ');
  if (state === 'declined') return said('Declined', declinedByName, declinedAt);
  const approved = approvedAt === '' ? '' : said('Approved', approvedByName, approvedAt);
  if (state === 'approved') return approved;
  if (state === 'scheduled') return [approved, 'repair scheduled'].filter(Boolean).join('; ');
  if (state === 'repaired') return [approved, said('repaired', '', repairedAt)].filter(Boolean).join('; ');
  if (state === 'verified') return [approved, said('repaired and checked', '', verifiedAt)].filter(Boolean).join('; ');
  return state === 'offered' ? 'On your estimate, not answered yet' : 'Not answered yet';
}
