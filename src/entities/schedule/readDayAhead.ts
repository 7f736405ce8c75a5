import { collections } from '@/data/collections';
import { watchAhead } from '@/data/records/watchRecords';
import type { Workspace } from '@/data/session/workspace';
import { technicianDay } from '@/domain/job/queries';
import { scheduleOfTechnician } from '@/domain/scheduling/queries';
import { daySpan } from '@/domain/scheduling/wallClock';
import { calendarDay } from '@/lib/dates';
import { ALL_TECHNICIANS } from '../technician/useTechnicians';

/** Starts reading the signed-in user's visits and jobs for today, the same way as their page will. The page reports failures. */
export async function readDayAhead({ uid, getState, repository }: Workspace): Promise<void> {
  try {
    const { company } = getState();
    const technicians = company ? await repository(collections.technicians).getAll(ALL_TECHNICIANS) : [];
    const own = technicians.find(({ linkedUid, status }) => linkedUid === uid && status === 'active');
    if (!company || !own) return;
    const { timeZone } = company;
    const now = new Date();
    const span = daySpan(calendarDay(timeZone, now), timeZone);
    watchAhead(repository(collections.schedule), scheduleOfTechnician(own.id, span));
    watchAhead(repository(collections.jobs), technicianDay(own.id, timeZone, now));
  } catch {
    // The page asks again, and reports the reason.
  }
}
