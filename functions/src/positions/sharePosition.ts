import { coordinatesOf } from '@/domain/contact/pin';
import { timeEntrySchema } from '@/domain/hours/schema';
import { sharePosition as contract } from '@/domain/position/api';
import { positionSchema, roughPin, type Position } from '@/domain/position/schema';
import { isOnTheClock, LEAST_MINUTES } from '@/domain/position/sharing';
import { dayOf, daySpan } from '@/domain/scheduling/wallClock';
import { MINUTE_MS } from '@/lib/time';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany, techniciansOf } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { fieldsIn } from '../platform/readable';

/** Allowance for differing phone clocks and network delay of some seconds. */
const TOLERANCE_MS = 15_000;
const RUNNING_LIMIT = 5;

const readEntries = async ({ db }: Deps, companyId: string, uid: string) =>
  fieldsIn(
    timeEntrySchema,
    (
      await inCompany(db, companyId, 'timeEntries')
        .where('accountUid', '==', uid)
        .where('endsAt', '==', '')
        .limit(RUNNING_LIMIT)
        .get()
    ).docs,
  );

/** Whether an account is on the clock, so that its position may be shared. */
export const runsFor = async (deps: Deps, companyId: string, uid: string): Promise<boolean> =>
  isOnTheClock(await readEntries(deps, companyId, uid), deps.now());

/**
 * Stores the caller's current position as a technician, replacing the previous one; does nothing while they're off the clock. Positions
 * sent more often than phones should are ignored.
 */
export const sharePosition = defineCallable(
  contract,
  { access: member(), rateLimit: { perMinute: 10 }, secrets: [] },
  async (deps, { pin }, { uid, companyId, company }) => {
    const { docs } = await techniciansOf(deps.db, company.ownerId).where('linkedUid', '==', uid).limit(1).get();
    const [technician] = docs;
    if (!technician) return { isShared: false };
    const ref = inCompany(deps.db, companyId, 'positions').doc(technician.id);
    const place = coordinatesOf(pin);
    if (!place || !(await runsFor(deps, companyId, uid))) {
      await ref.delete();
      return { isShared: false };
    }
    const stored = (await ref.get()).data();
    const last = positionSchema.safeParse(stored).data;
    const [now, timeZone] = [deps.now(), company.timeZone];
    if (last && Date.parse(now) - Date.parse(last.takenAt) < LEAST_MINUTES * MINUTE_MS - TOLERANCE_MS)
      return { isShared: true };
    const position: Position = {
      pin: roughPin(place),
      takenAt: now,
      expiresAt: daySpan(dayOf(now, timeZone), timeZone).endsAt,
    };
    await ref.set({ ...position, ...stampOf(stored, uid, now) });
    return { isShared: true };
  },
);
