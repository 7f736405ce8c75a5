import { scheduleOfTechnician } from '@/domain/scheduling/queries';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { addDaysToInstant } from '@/lib/calendar';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';

/** An on-call week is the longest that somebody is on duty. */
const LONGEST_DUTY_DAYS = 8;

/** Whether a technician is on call, on a shift of their own or on a visit at this moment, whatever the hour. */
export async function isOnDuty(deps: Deps, companyId: string, technicianId: string): Promise<boolean> {
  const now = deps.now();
  const span = { startsAt: addDaysToInstant(now, -LONGEST_DUTY_DAYS), endsAt: now };
  const { docs } = await asked(
    inCompany(deps.db, companyId, 'schedule'),
    scheduleOfTechnician(technicianId, span),
  ).get();
  return docs.some((document) => {
    const entry = scheduleEntrySchema.safeParse(document.data()).data;
    if (!entry || entry.placement.endsAt <= now) return false;
    return (
      entry.kind === 'on-call' || entry.kind === 'shift' || (entry.kind === 'visit' && entry.state !== 'cancelled')
    );
  });
}
