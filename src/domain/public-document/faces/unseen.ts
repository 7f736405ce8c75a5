import { AUDIT_FIELDS } from '../../record/schema';

/** Fields of an estimate or invoice that are written often but aren't shown. */
const UNSEEN: readonly string[] = [
  ...AUDIT_FIELDS,
  'firstViewedAt',
  'lastViewedAt',
  'viewCount',
  'remindedAt',
  'sentAt',
  'internalNotes',
  'isOpen',
  'invoiceIds',
  'creditNoteIds',
  'customerSortName',
  'searchWords',
];

/** Whether a change of this field of an estimate or invoice may change what is shown. */
export const isSeenOnDocument = (field: string): boolean => !UNSEEN.includes(field);
