import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { depositExposure, exposureOf, NO_EXPOSURE, type Exposure } from '@/domain/ledger/addUp';
import { heldOf } from '../billing/applyRefund';
import { openBooks } from '../billing/books';
import type { Deps } from '../platform/admin';

/** What `moveBalances` needs to know of a record. */
export const FIELDS_OF_EXPOSURE: readonly string[] = [
  'state',
  'dueOn',
  'balanceCents',
  'invoiceId',
  'amountCents',
  'tipCents',
  'refundedCents',
];

const UNMOVED: readonly unknown[] = ['processing', 'failed'];

type Handover = { companyId: string; fromId: string; toId: string };

/**
 * Leads what is owed and held by invoices and deposits from one customer's balance to another's, in the transaction that
 * hands over the records: what all customers together owe stays the same. Reads; the returned function writes.
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
  if (exposures.length === 0) return () => undefined;
  const books = await openBooks(deps, transaction, { companyId, on: [], customerIds: [fromId, toId] });
  for (const exposure of exposures) {
    books.moveExposure(fromId, exposure, NO_EXPOSURE);
    books.moveExposure(toId, NO_EXPOSURE, exposure);
  }
  return books.close;
}

function exposureIn(record: DocumentSnapshot): Exposure {
  // What is no amount moves nothing: one NaN would spoil both balances.
  const cents = (field: string): number => {
    const value: unknown = record.get(field);
    return Number.isSafeInteger(value) ? Number(value) : 0;
  };
  const state: unknown = record.get('state');
  switch (record.ref.parent.id) {
    case 'invoices':
      return exposureOf({
        state: String(state),
        dueOn: String(record.get('dueOn') ?? ''),
        balanceCents: cents('balanceCents'),
      });
    case 'payments': {
      // Money on an invoice is in the invoice's balance.
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
