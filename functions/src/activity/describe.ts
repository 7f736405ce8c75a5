import type { Activity } from '@/domain/activity/schema';
import { ESTIMATE_STATUS_LABELS } from '@/domain/billing/estimateState';
import { INVOICE_STATUS_LABELS } from '@/domain/billing/invoiceState';
import { formatAddress } from '@/domain/contact/format';
import { addressSchema, EMPTY_ADDRESS } from '@/domain/contact/schema';
import { equipmentName } from '@/domain/equipment/format';
import { EQUIPMENT_TYPES } from '@/domain/equipment/schema';
import { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS } from '@/domain/payment/schema';
import { isUntouchedSample } from '@/domain/sample-data/schema';
import { technicianName } from '@/domain/technician/schema';
import { cutText } from '@/lib/cutText';
import { isSame } from '@/lib/stableJson';
import { isMergeRevision, isRestored, revisionOf } from '../platform/audit';
import { changedContent } from '../platform/changedFields';
import type { RecordChange } from '../platform/recordChange';

const ACTIVITY_SUBJECTS = [
  'customer',
  'job',
  'technician',
  'property',
  'equipment',
  'estimate',
  'invoice',
  'payment',
] as const;
export type ActivitySubject = (typeof ACTIVITY_SUBJECTS)[number];

export const isActivitySubject = (subject: string): subject is ActivitySubject =>
  ACTIVITY_SUBJECTS.some((known) => known === subject);

type Data = Record<string, unknown>;

/** Fields a merge changes on the records it moves and on the duplicate; the merge writes its own entry. */
const MERGE_FIELDS: readonly string[] = [
  'customerId',
  'customerName',
  'customerSortName',
  'customerPhone',
  'invoice',
  'subjectId',
  'status',
  'mergedIntoId',
];

/** Fields changed automatically when someone views the record, or as a result of something already reported. */
const SILENT_FIELDS: readonly string[] = [
  'token',
  'lastViewedAt',
  'viewCount',
  'documentHash',
  'hasStoredVisits',
  'stripePayoutId',
  'stripeFeeCents',
  'searchWords',
  'pinFound',
];

/** Returns the entry for a write, or null if the write isn't news. Pure. */
export function describeChange(subjectType: ActivitySubject, subjectId: string, change: RecordChange): Activity | null {
  const { before, after } = change;
  const record = after ?? before;
  if (!record) return null;
  // Creating or deleting samples isn't logged; a sample that someone has edited is news like anything else.
  if ((!before || !after) && isUntouchedSample(record['revision'])) return null;
  // A restored version has its entry already (`restoreDamaged`).
  if (before && after && isRestored(before, after)) return null;
  const names = changedContent(before, after).filter((name) => !SILENT_FIELDS.includes(name));
  if (before && after && (names.length === 0 || isMergeMove(before, after, names))) return null;
  // The import is a single news item; its customers still get their own entry, as the start of their history.
  const isImported = !before && text(record, 'importId') !== '';
  if (isImported && subjectType !== 'customer') return null;

  return {
    at: change.at,
    actorUid: actorOf(change),
    verb: !before ? 'created' : !after ? 'deleted' : 'updated',
    subjectType,
    subjectId,
    subjectName: subjectName(subjectType, record),
    customerId: subjectType === 'customer' ? subjectId : text(record, 'customerId'),
    changedFields: before && after ? names : [],
    detail: isImported ? 'import' : detailOf(subjectType, before, after),
  };
}

/** Doesn't rely on the revision alone: clients choose theirs, and must not be able to hide a change behind it. */
function isMergeMove(before: Data, after: Data, names: readonly string[]): boolean {
  return (
    isMergeRevision(revisionOf(after)) &&
    names.every(
      (name) => MERGE_FIELDS.includes(name) || (name === 'billTo' && isSameAddress(before[name], after[name])),
    )
  );
}

/** A draft's bill-to follows a change of the customer's name. */
const isSameAddress = (before: unknown, after: unknown): boolean => isSame(addressIn(before), addressIn(after));
const addressIn = (billTo: unknown): unknown =>
  typeof billTo === 'object' && billTo !== null && 'address' in billTo ? billTo.address : null;

function actorOf({ before, after, authUid }: RecordChange): string {
  if (!after) return authUid;
  // A location the server found by geocoding isn't a person's change.
  if (before && !isSame(before['pinFound'] ?? '', after['pinFound'] ?? '')) return '';
  return text(after, before ? 'updatedBy' : 'createdBy');
}

function detailOf(subjectType: ActivitySubject, before: Data | null, after: Data | null): string {
  if (!before || !after) return '';
  if (subjectType === 'job') return move(text(before, 'progress'), text(after, 'progress'));
  const labels = STATE_LABELS[subjectType];
  return labels ? move(labels(before), labels(after)) : '';
}

const move = (from: string, to: string): string => (from === to ? '' : `${from} → ${to}`);

/** The status of a money record, as text. No amounts, because technicians read the activity too. */
const STATE_LABELS: Partial<Record<ActivitySubject, (record: Data) => string>> = {
  estimate: (record) => labelOf(ESTIMATE_STATUS_LABELS, text(record, 'state')),
  invoice: (record) => labelOf(INVOICE_STATUS_LABELS, text(record, 'status')),
  payment: (record) => labelOf(PAYMENT_STATE_LABELS, text(record, 'state')),
};

const labelOf = (labels: Record<string, string>, key: string): string => labels[key] ?? key;

/** Returns the name people use for the record, or '' if it has none. */
export function subjectName(subjectType: ActivitySubject, record: Data): string {
  switch (subjectType) {
    case 'customer':
      return text(record, 'name');
    case 'job':
      return [text(record, 'number'), text(record, 'title')].filter(Boolean).join(' · ');
    case 'technician':
      return technicianName({ firstName: text(record, 'firstName'), lastName: text(record, 'lastName') });
    case 'property':
      return text(record, 'label') || formatAddress(addressSchema.catch(EMPTY_ADDRESS).parse(record['address']));
    case 'estimate':
      return [text(record, 'number'), text(record, 'title')].filter(Boolean).join(' · ');
    case 'invoice':
      return [text(record, 'number') || text(record, 'draftNumber'), text(record, 'title')].filter(Boolean).join(' · ');
    case 'payment':
      return [labelOf(PAYMENT_METHOD_LABELS, text(record, 'method')), text(record, 'invoiceNumber')]
        .filter(Boolean)
        .join(' · ');
    case 'equipment': {
      const type = EQUIPMENT_TYPES.find((name) => name === record['type']) ?? 'other';
      return equipmentName({ type, make: text(record, 'make'), model: text(record, 'model') });
    }
  }
}

/** Longer than any name; keeps the entry small whatever the record holds. */
const LONGEST_TEXT = 500;

/** Returns a text field of a record, or '' if it holds something else. */
export function text(record: Data, field: string): string {
  const value = record[field];
  return typeof value === 'string' ? cutText(value, LONGEST_TEXT) : '';
}
