import { z } from 'zod';
import { addCalendarDays } from '@/lib/calendar';
import type { ListQuery } from '../record/listQuery';
import { recordId } from '../record/schema';
import { taxExemptionSchema, type TaxExemption } from './schema';

const EXEMPTION_LIST_LIMIT = 50;
/** A certificate counts as expiring soon this many days before its end. */
const EXPIRES_SOON_DAYS = 30;

/** companies/{c}/taxExemptions/{id}: a customer's certificate, for all its properties or for one. */
export const taxExemptionRecordSchema = taxExemptionSchema.omit({ id: true }).extend({
  customerId: recordId,
  /** '' = valid wherever the customer has work done. */
  propertyId: z.string().max(128).default(''),
  /** The link to the certificate itself; '' = not on file. */
  documentUrl: z
    .string()
    .trim()
    .max(2000, 'At most 2000 characters')
    .refine((url) => url === '' || /^https?:\/\/[^\s<>"]+$/.test(url), 'Enter an address that starts with https://')
    .default(''),
});
export type TaxExemptionRecord = z.infer<typeof taxExemptionRecordSchema>;
type Certificate = TaxExemptionRecord & { id: string };

/** A customer's certificates. */
export const exemptionsOf = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  limit: EXEMPTION_LIST_LIMIT,
});

export type ExemptionState = 'valid' | 'expires-soon' | 'expired' | 'not-yet' | 'no-number';

/** Whether a certificate is valid on `date` (YYYY-MM-DD). */
export function exemptionState(
  { certificateNumber, validFrom, expiresOn }: Pick<TaxExemption, 'certificateNumber' | 'validFrom' | 'expiresOn'>,
  date: string,
): ExemptionState {
  if (expiresOn !== '' && expiresOn < date) return 'expired';
  if (certificateNumber === '') return 'no-number';
  if (validFrom !== '' && date < validFrom) return 'not-yet';
  const soon = addCalendarDays(date, EXPIRES_SOON_DAYS);
  return expiresOn !== '' && expiresOn <= soon ? 'expires-soon' : 'valid';
}

/**
 * Returns the certificates that a document at `propertyId` (of the customer, on `date`) may copy: the customer's general ones and those
 * of this property. Expired ones are left out; one that is invalid for another reason stays in, so that the kernel warns about it on the
 * document.
 */
export function exemptionsFor(
  certificates: readonly Certificate[],
  { customerId, propertyId, date }: { customerId: string; propertyId: string; date: string },
): TaxExemption[] {
  return certificates
    .filter(
      (one) =>
        one.customerId === customerId &&
        (one.propertyId === '' || one.propertyId === propertyId) &&
        exemptionState(one, date) !== 'expired',
    )
    .map(({ id, certificateNumber, reason, regions, taxClasses, validFrom, expiresOn }) => ({
      id,
      certificateNumber,
      reason,
      regions,
      taxClasses,
      validFrom,
      expiresOn,
    }));
}
