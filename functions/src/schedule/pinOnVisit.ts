import { propertySchema } from '@/domain/property/schema';
import { isRecordId } from '@/domain/record/recordId';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

/** Far above the visits that one place ever sees. */
const VISITS_OF_A_PLACE = 500;
/** What decides whether a visit's pin has to be looked at. */
const FOLLOWED = ['propertyId', 'propertyPin'] as const;

/**
 * A visit carries its place's pin, which says how long the drive is. A device that plans it need not know the pin, and is not believed
 * when it does. A visit that was stored before there were pins gets it the next time it is written.
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

/** A place's new pin reaches its visits. */
export const pinOnProperty = defineReaction(
  'pinOnProperty',
  'properties',
  (deps, { params: { companyId = '', id = '' } }) => pinVisitsOf(deps, { companyId, propertyId: id }),
  { concerns: ({ before, after }) => after !== null && before !== null && before['pin'] !== after['pin'] },
);

/**
 * Writes the pin of a visit's place as both are now. Only that field, with no new revision: it is not a user
 * decision, and must not block anyone who is moving the visit right now.
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

/** '' for a place that is gone or has no pin. */
function pinOf(property: Record<string, unknown> | undefined): string {
  const pin = propertySchema.shape.pin.safeParse(property?.['pin'] ?? '');
  return pin.success ? pin.data : '';
}
