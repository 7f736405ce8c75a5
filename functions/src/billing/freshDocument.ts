import type { Transaction } from 'firebase-admin/firestore';
import type { DocumentInput } from '@/domain/billing/schema';
import { discountRecordSchema, termsOf } from '@/domain/discount/discountRecord';
import { taxZoneRecordSchema, zoneForDocument } from '@/domain/tax/zoneRecord';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';

/** Refreshes a recurring document for its day, with the current definitions of its zone and discounts. */
export async function freshDocument(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  document: DocumentInput,
  date: string,
): Promise<DocumentInput> {
  const { zone } = document.tax;
  const zoneRecord = zone
    ? taxZoneRecordSchema.safeParse((await transaction.get(inCompany(db, companyId, 'taxes').doc(zone.id))).data())
    : null;
  const discounts = [];
  for (const discount of document.discounts) {
    const record =
      discount.discountId === ''
        ? null
        : discountRecordSchema.safeParse(
            (await transaction.get(inCompany(db, companyId, 'discounts').doc(discount.discountId))).data(),
          );
    discounts.push(record?.success ? { ...discount, terms: termsOf(record.data) } : discount);
  }
  const freshZone = zone && zoneRecord?.success ? zoneForDocument({ ...zoneRecord.data, id: zone.id }) : zone;
  return {
    ...document,
    date,
    discounts,
    discountUsage: {},
    settlements: [],
    tax: { ...document.tax, date, zone: freshZone },
  };
}
