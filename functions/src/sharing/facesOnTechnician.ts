import { scheduleOfTechnician } from '@/domain/scheduling/queries';
import { addDaysToInstant } from '@/lib/calendar';
import { changedFields } from '../platform/changedFields';
import { inCompany, users } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { asked } from '../platform/listQuery';
import { followRecord } from './followRecord';

/** The fields a customer sees of the assigned technician, and whether they are coming at all. */
const SEEN: readonly string[] = ['firstName', 'photoUrl', 'status'];
/** The assigned technician isn't revealed further ahead than this. */
const AHEAD_DAYS = 60;

/** Updates a technician's customers with their current details; an archived technician is no longer announced. */
export const facesOnTechnician = defineReaction(
  'facesOnTechnician',
  'technicians',
  async (deps, { params }) => {
    const owner = await users(deps.db)
      .doc(params['ownerUid'] ?? '')
      .get();
    const companyId: unknown = owner.get('companyId');
    if (typeof companyId !== 'string' || companyId === '') return;
    const span = { startsAt: addDaysToInstant(deps.now(), -1), endsAt: addDaysToInstant(deps.now(), AHEAD_DAYS) };
    const { docs } = await asked(
      inCompany(deps.db, companyId, 'schedule'),
      scheduleOfTechnician(params['id'] ?? '', span),
    ).get();
    for (const { id } of docs) await followRecord(deps, { companyId, kind: 'visit', subjectId: id });
  },
  {
    concerns: ({ before, after }) =>
      before !== null && changedFields(before, after).some((field) => SEEN.includes(field)),
  },
);
