import type { FieldReport } from '../field-report/fieldReport';
import { formatAddress, formatPhone } from '../contact/format';
import { formatCents } from '../money/format';
import { isPaidTwice, sameReason } from './duplicates';
import type { Lead, LeadReceipt } from './schema';
import { LEAD_CHANNEL_WORDS, LEAD_SELLER_WORDS } from './words';

/** A lead with its arrival receipt; null if it was entered by hand. */
export type Evidenced = { lead: Lead; receipt: LeadReceipt | null; sourceName: string };

type Options = { timeText: (iso: string) => string };

const isSame = (one: string, other: string): boolean => one !== '' && one.toLowerCase() === other.toLowerCase();

/** Webhook leads have a seller's name and number too, but no e-mail. */
const isMail = ({ channel }: Pick<Lead, 'channel'>): boolean => channel !== 'webhook';

/** Compares two leads of the same person, row by row: for the page and for the sheet for the seller. */
export function evidenceRows(
  earlier: Evidenced,
  later: Evidenced,
  { timeText }: Options,
): { label: string; earlier: string; later: string; isSame: boolean }[] {
  const rows: readonly (readonly [label: string, of: (one: Evidenced) => string])[] = [
    ['Received', ({ lead }) => timeText(lead.receivedAt)],
    [
      'From',
      ({ lead, receipt, sourceName }) =>
        LEAD_SELLER_WORDS[lead.seller] || sourceName || receipt?.sender || LEAD_CHANNEL_WORDS[lead.channel],
    ],
    ['Came by', ({ lead }) => LEAD_CHANNEL_WORDS[lead.channel]],
    ['Cost', ({ lead }) => formatCents(lead.costCents)],
    ['Seller’s number', ({ lead, receipt }) => lead.externalId || (receipt?.externalId ?? '')],
    ['E-mail from', ({ lead, receipt }) => (isMail(lead) ? (receipt?.sender ?? '') : '')],
    ['E-mail subject', ({ receipt }) => receipt?.subject ?? ''],
    ['Message ID', ({ lead, receipt }) => (isMail(lead) ? (receipt?.messageId ?? '') : '')],
    ['Name', ({ lead }) => lead.name],
    ['Phone', ({ lead }) => formatPhone(lead.phone)],
    ['E-mail', ({ lead }) => lead.email],
    ['Address', ({ lead }) => formatAddress(lead.address)],
    ['Wanted', ({ lead }) => lead.wanted],
  ];
  return (
    rows
      .map(([label, of]) => ({ label, earlier: of(earlier), later: of(later) }))
      .filter((row) => row.earlier !== '' || row.later !== '')
      // Two moments within the same minute read alike but aren't the same.
      .map((row) => ({ ...row, isSame: row.label !== 'Received' && isSame(row.earlier, row.later) }))
  );
}

/** States the claim in one sentence. */
export function evidenceHeadline(earlier: Evidenced, later: Evidenced): string {
  const reason = sameReason(later.lead, earlier.lead) || later.lead.duplicateReason;
  return isPaidTwice(earlier.lead, later.lead)
    ? `The same person was sold to us twice: ${formatCents(earlier.lead.costCents)} and ${formatCents(later.lead.costCents)}. ${reason}.`
    : `The same person came twice. ${reason}.`;
}

/** Builds the sheet for the seller of one of two leads: both receipts side by side, as text. */
export function evidenceReport(earlier: Evidenced, later: Evidenced, options: Options): FieldReport {
  const originals = [
    { title: 'The earlier lead as it arrived', text: earlier.receipt?.original ?? '' },
    { title: 'The later lead as it arrived', text: later.receipt?.original ?? '' },
  ];
  return {
    kind: 'Lead receipts',
    title: isPaidTwice(earlier.lead, later.lead) ? 'Lead paid twice' : 'Same lead twice',
    number: '',
    headline: evidenceHeadline(earlier, later),
    facts: [],
    tables: [
      {
        id: 'receipts',
        title: 'Both receipts',
        columns: [
          { label: '', isNumber: false },
          { label: 'Earlier', isNumber: false },
          { label: 'Later', isNumber: false },
        ],
        rows: evidenceRows(earlier, later, options).map((row) => [
          row.isSame ? `${row.label} (same)` : row.label,
          row.earlier || '–',
          row.later || '–',
        ]),
      },
    ],
    lists: originals
      .filter(({ text }) => text !== '')
      .map(({ title, text }) => ({
        title,
        notes: text
          .split('\n')
          .filter((one) => one.trim() !== '')
          .map((one) => ({ text: one, hint: '' })),
      })),
    details: [],
    photos: [],
    disclaimer: 'Times are those at which each lead reached us. Receipts are kept unchanged from their arrival.',
  };
}
