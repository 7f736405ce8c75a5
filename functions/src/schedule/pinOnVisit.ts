import { propertySchema } from '@/domain/property/schema';
import { isRecordId } from '@/domain/record/recordId';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

/** Far more visits than one property ever has. */
const VISITS_OF_A_PLACE = 500;
/** The fields that determine whether a visit's pin must be checked. */
const FOLLOWED = ['propertyId', 'propertyPin'] as const;

/**
 * Copies the property's pin to a visit, which determines the driving time. A device that schedules it needn't know the pin, and isn't
 * trusted if it does. A visit stored before there were pins gets it the next time it is written.
 */
export const pinOnVisit = defineReaction(
  'pinOnVisit',
  'schedule',
  (deps, { params: { companyId = '', id = '' } }) => followPlace(deps, { companyId, visitId: id }),
  {
    concerns: ({ before, after }) => {
      if (after?.['kind'] !== 'visit') return false;
      const isLookedAt = before !== null && typeof after['propertyPin'] === 'string';
      return !isLookedAt || FOLLOWED.some((field) => before[field] !== after[field]);
    },
  },
);

/** Propagates a property's new pin to its visits. */
export const pinOnProperty = defineReaction(
  'pinOnProperty',
  'properties',
  (deps, { params: { companyId = '', id = '' } }) => pinVisitsOf(deps, { companyId, propertyId: id }),
  { concerns: ({ before, after }) => after !== null && before !== null && before['pin'] !== after['pin'] },
);

/**
 * Writes the pin of a visit's property, from their current state. Only that field, with no new revision: it isn't a user's edit, and must
 * not block anyone who is moving the visit right now.
 */
async function followPlace(
  { db }: Deps,
  { companyId, visitId }: { companyId: string; visitId: string },
): Promise<void> {
  const ref = inCompany(db, companyId, 'schedule').doc(visitId);
  await db.runTransaction(async (transaction) => {
    const visit = await transaction.get(ref);
    if (!visit.exists) return;
    const propertyId: unknown = visit.get('propertyId');
    const property = isRecordId(propertyId)
      ? await transaction.get(inCompany(db, companyId, 'properties').doc(propertyId))
      : null;
    const pin = pinOf(property?.data());
    if (visit.get('propertyPin') !== pin) transaction.update(ref, { propertyPin: pin });
  });
}

async function pinVisitsOf(
  { db }: Deps,
  { companyId, propertyId }: { companyId: string; propertyId: string },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const pin = pinOf((await transaction.get(inCompany(db, companyId, 'properties').doc(propertyId))).data());
    const visits = inCompany(db, companyId, 'schedule').where('propertyId', '==', propertyId);
    const { docs } = await transaction.get(visits.select('propertyPin').limit(VISITS_OF_A_PLACE));
    for (const visit of docs) if (visit.get('propertyPin') !== pin) transaction.update(visit.ref, { propertyPin: pin });
  });
}

/** Returns '' for a property that is gone or has no pin. */
function pinOf(property: Record<string, unknown> | undefined): string {
  const pin = propertySchema.shape.pin.safeParse(property?.['pin'] ?? '');
  return pin.success ? pin.data : '';
}
