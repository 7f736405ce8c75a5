import { reachingInto } from '@/domain/scheduling/queries';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';

/** Whether a technician is on call, on their own shift or on a visit right now, whatever the hour. */
export async function isOnDuty(deps: Deps, companyId: string, technicianId: string): Promise<boolean> {
  const { docs } = await asked(inCompany(deps.db, companyId, 'schedule'), reachingInto(deps.now())).get();
  return fieldsIn(scheduleEntrySchema, docs).some(
    ({ kind, state, placement }) =>
      placement.technicianIds.includes(technicianId) &&
      (kind === 'on-call' || kind === 'shift' || (kind === 'visit' && state !== 'cancelled')),
  );
}
