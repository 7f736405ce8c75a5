import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { depositExposure, exposureOf, NO_EXPOSURE, type Exposure } from '@/domain/ledger/addUp';
import { heldOf } from '@/domain/payment/refunds';
import { openBooks, type YearPart } from '../billing/books';
import type { Deps } from '../platform/admin';

/** The fields `moveBalances` needs from a record. */
export const FIELDS_OF_EXPOSURE: readonly string[] = [
  'state',
  'dueOn',
  'balanceCents',
  'invoiceId',
  'amountCents',
  'tipCents',
  'refundedCents',
  'on',
  'salesCents',
  'taxCents',
  'moneyCents',
];

const UNMOVED: readonly unknown[] = ['processing', 'failed'];

type Handover = { companyId: string; fromId: string; toId: string };

/**
 * Moves what invoices and deposits owe and hold from one customer's balance to another's, and the yearly totals of ledger entries, in the
 * transaction that moves the records: the total over all customers doesn't change. Reads; the returned function writes.
 */
export async function moveBalances(
  deps: Deps,
  transaction: Transaction,
  { companyId, fromId, toId }: Handover,
  records: readonly DocumentSnapshot[],
): Promise<() => void> {
  const exposures = records
    .map(exposureIn)
    .filter(({ isOpen, owedCents, overpaidCents }) => isOpen || owedCents !== 0 || overpaidCents !== 0);
  const entries = records.filter(({ ref }) => ref.parent.id === 'ledger').map(entryIn);
  if (exposures.length === 0 && entries.length === 0) return () => undefined;
  const books = await openBooks(deps, transaction, { companyId, on: [], customerIds: [fromId, toId] });
  for (const exposure of exposures) {
    books.moveExposure(fromId, exposure, NO_EXPOSURE);
    books.moveExposure(toId, NO_EXPOSURE, exposure);
  }
  for (const entry of entries) {
    books.countEntry(fromId, entry, -1);
    books.countEntry(toId, entry, 1);
  }
  return books.close;
}

/** Non-numeric amounts move nothing: one NaN would corrupt both balances. */
function centsIn(record: DocumentSnapshot, field: string): number {
  const value: unknown = record.get(field);
  return Number.isSafeInteger(value) ? Number(value) : 0;
}

const entryIn = (record: DocumentSnapshot): YearPart => ({
  on: String(record.get('on') ?? ''),
  salesCents: centsIn(record, 'salesCents'),
  taxCents: centsIn(record, 'taxCents'),
  moneyCents: centsIn(record, 'moneyCents'),
});

function exposureIn(record: DocumentSnapshot): Exposure {
  const cents = (field: string): number => centsIn(record, field);
  const state: unknown = record.get('state');
  switch (record.ref.parent.id) {
    case 'invoices':
      return exposureOf({
        state: String(state),
        dueOn: String(record.get('dueOn') ?? ''),
        balanceCents: cents('balanceCents'),
      });
    case 'payments': {
      // Money on an invoice is part of the invoice's balance.
      if ((record.get('invoiceId') ?? '') !== '' || UNMOVED.includes(state)) return NO_EXPOSURE;
      return depositExposure(
        heldOf({
          amountCents: cents('amountCents'),
          tipCents: cents('tipCents'),
          refundedCents: cents('refundedCents'),
        }),
      );
    }
    default:
      return NO_EXPOSURE;
  }
}
