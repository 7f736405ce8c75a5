import type { EstimateState } from '@/domain/billing/estimateState';
import type { Customer } from '@/domain/customer/schema';

/** The customer fields that other records copy. */
export type CopiedFields = Pick<Customer, 'name' | 'sortName' | 'phone'>;

/** The part of a Firestore record needed for its copies. */
type CopyingRecord = { ref: { parent: { id: string } }; get: (field: string) => unknown };

/** The fields `copiesIn` needs from a record. */
export const FIELDS_OF_COPIES: readonly string[] = [
  'customerName',
  'customerSortName',
  'customerPhone',
  'state',
  'billTo.name',
  'template.billTo.name',
];

const COPY_FIELDS: readonly string[] = [
  'customerName',
  'customerSortName',
  'customerPhone',
  'billTo.name',
  'template.billTo.name',
];

/** Whether a field (by its path) is a copy of a customer field. */
export const isCopy = (field: string): boolean => COPY_FIELDS.includes(field);

/** Not yet approved or declined: the name on it may still be corrected. */
const OPEN_ESTIMATES: readonly EstimateState[] = ['draft', 'sent', 'changes-requested'];

/**
 * Returns what a record should say about its customer, by field path; nothing for a record without copies. Text printed on an issued or
 * answered document stays: an answered estimate is addressed by `customerName` and keeps it, an invoice by `billTo`, so its
 * `customerName`, which lists show, may follow. A different bill-to isn't a copy. Pure.
 */
export function copiesIn(record: CopyingRecord, { name, sortName, phone }: CopiedFields): Record<string, string> {
  const names = { customerName: name, customerSortName: sortName };
  const former: unknown = record.get('customerName');
  const isAddressedAlike = (field: string): boolean => former !== '' && record.get(field) === former;
  switch (record.ref.parent.id) {
    case 'jobs':
      return { ...names, customerPhone: phone };
    case 'estimates':
      return OPEN_ESTIMATES.some((state) => state === record.get('state')) ? names : { customerSortName: sortName };
    case 'invoices': {
      if (record.get('state') === 'draft')
        return { ...names, ...(isAddressedAlike('billTo.name') ? { 'billTo.name': name } : {}) };
      const isAddressed = ![undefined, ''].includes(record.get('billTo.name') as string | undefined);
      return isAddressed ? names : { customerSortName: sortName };
    }
    case 'recurringInvoices':
      return { ...names, ...(isAddressedAlike('template.billTo.name') ? { 'template.billTo.name': name } : {}) };
    case 'contracts':
      return record.get('state') === 'draft' ? names : { customerSortName: sortName };
    case 'agreements':
      return ['draft', 'offered'].some((state) => state === record.get('state'))
        ? names
        : { customerSortName: sortName };
    case 'manualJ':
    case 'plumbingCalc':
    case 'diagnostics':
    case 'inspections':
    case 'findings':
    case 'refrigerantMoves':
    case 'schedule':
    case 'reviewRequests':
    case 'threads':
      return { customerName: name };
    default:
      return {};
  }
}
