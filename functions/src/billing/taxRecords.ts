import type { QuerySnapshot } from 'firebase-admin/firestore';
import { taxExemptionRecordSchema, type TaxExemptionRecord } from '@/domain/tax/exemptionRecord';
import { taxZoneRecordSchema, type TaxZoneRecord } from '@/domain/tax/zoneRecord';

/** Returns the zones in use among those found. */
export const zonesIn = ({ docs }: QuerySnapshot): (TaxZoneRecord & { id: string })[] =>
  docs.flatMap((one) => {
    const zone = taxZoneRecordSchema.safeParse(one.data()).data;
    return zone?.isActive ? [{ ...zone, id: one.id }] : [];
  });

/** Returns the readable certificates among those found. */
export const certificatesIn = ({ docs }: QuerySnapshot): (TaxExemptionRecord & { id: string })[] =>
  docs.flatMap((one) => {
    const certificate = taxExemptionRecordSchema.safeParse(one.data()).data;
    return certificate ? [{ ...certificate, id: one.id }] : [];
  });
