import { companySchema } from '@/domain/company/schema';
import { timeZoneOf } from '@/domain/contact/timeZones';
import { isPlaceZone } from '@/lib/dates';
import { updatedAudit } from '../platform/audit';
import { companyRef } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

type Company = Record<string, unknown> | null;

const isUnknown = (company: Company): boolean => {
  const zone = company?.['timeZone'];
  return typeof zone === 'string' && !isPlaceZone(zone);
};

/**
 * Validates a company's time zone: security rules don't know time zones, and accept anything that looks like one. A nonexistent or
 * uninhabited zone is replaced by the previous one, otherwise by the zone of the company's address.
 */
export const zoneOnCompany = defineReaction(
  'zoneOnCompany',
  'companies',
  async ({ db, now }, { before, params }) => {
    const ref = companyRef(db, params['companyId'] ?? '');
    await db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(ref)).data();
      if (!stored || !isUnknown(stored)) return;
      const { address, timeZone: usual } = companySchema.parse(stored);
      const earlier = isUnknown(before) ? '' : before?.['timeZone'];
      const timeZone = earlier || timeZoneOf(address) || usual;
      transaction.update(ref, { timeZone, ...updatedAudit('', now(), stored) });
    });
  },
  { concerns: ({ after }) => isUnknown(after) },
);
