import { addressSchema, EMPTY_ADDRESS } from '@/domain/contact/schema';
import { formatPhone } from '@/domain/contact/format';
import { companySchema } from '@/domain/company/schema';
import {
  readDoorCheck as readContract,
  startDoorCheck as startContract,
  type DoorCheck,
} from '@/domain/scheduling/api';
import { isDispatchedNow } from '@/domain/scheduling/dispatched';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import { licenseState } from '@/domain/technician/schema';
import { calendarDay } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';
import { anyone, member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { denied, notFound, precondition } from '../platform/errors';
import { companyKey, knownCompanyKey } from '../platform/keys';
import { countCall } from '../platform/rateLimit';
import { assertCan } from '../sharing/rights';
import { claimOf, isSigned, signDoorCode } from './doorCode';
import { readCrew } from './readCrew';

/** Long enough to be let in; a photo of the code is worthless afterward. */
const CODE_LASTS_MS = 10 * MINUTE_MS;
/** Per visit: enough for the technician's, the householder's and a neighbor's phone, but not for guessing. */
const READS_A_MINUTE = 20;

/** Gives someone on a visit today a code that shows who is at the door. */
export const startDoorCheck = defineCallable(
  startContract,
  { access: member({ requiresVerifiedEmail: true }), rateLimit: { perMinute: 20, perNetwork: 60 } },
  async (deps, { visitId }, caller) => {
    assertCan(caller, 'progress', 'schedule');
    const { companyId, company } = caller;
    const visit = await readVisit(deps, companyId, visitId);
    if (!visit) throw notFound('Visit');
    const crew = await readCrew(deps, { ownerId: company.ownerId, crew: visit.placement.technicianIds });
    const own = crew.find(({ linkedUid, status }) => linkedUid === caller.uid && status === 'active');
    if (!own) throw denied('Only a technician on this visit can do that.');
    if (!isDispatchedNow(visit, company.timeZone, deps.now()))
      throw precondition('This visit is not today, or it is over.');
    const endsAtMs = Date.parse(deps.now()) + CODE_LASTS_MS;
    const code = signDoorCode(
      { companyId, visitId, technicianId: own.id, endsAtMs },
      await companyKey(deps, companyId, 'door'),
    );
    return { code, endsAt: new Date(endsAtMs).toISOString() };
  },
);

/** Looks up the current holder of a code: for a canceled or reassigned visit it returns no one. */
export const readDoorCheck = defineCallable(
  readContract,
  { access: anyone(), rateLimit: { perMinute: 20 } },
  async (deps, { code }) => doorCheckOf(deps, code),
);

/** Returns whom a code identifies now; `unknown` if it isn't one of our codes, or the person is no longer assigned. */
export async function doorCheckOf(deps: Deps, code: string): Promise<DoorCheck> {
  const claim = claimOf(code);
  if (!claim) return { outcome: 'unknown' };
  const { companyId, visitId, technicianId, endsAtMs } = claim;
  const key = await knownCompanyKey(deps, companyId, 'door');
  if (key === '' || !isSigned(code, key)) return { outcome: 'unknown' };
  await countCall(deps, `door_${visitId}`, READS_A_MINUTE);
  const now = deps.now();
  if (endsAtMs <= Date.parse(now)) return { outcome: 'expired' };
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const visit = await readVisit(deps, companyId, visitId);
  if (!visit?.placement.technicianIds.includes(technicianId) || !isDispatchedNow(visit, company.timeZone, now))
    return { outcome: 'unknown' };
  const [person] = await readCrew(deps, { ownerId: company.ownerId, crew: [technicianId] });
  if (person?.status !== 'active') return { outcome: 'unknown' };
  const today = calendarDay(company.timeZone, new Date(now));
  return {
    outcome: 'dispatched',
    person: {
      companyName: company.name,
      companyPhone: formatPhone(company.phone),
      logoUrl: company.branding.logoUrl,
      primaryColor: company.branding.primaryColor,
      firstName: person.firstName,
      photoUrl: person.photoUrl,
      jobTitle: person.jobTitle,
      licences: person.licences
        .filter((license) => licenseState(license, today) !== 'expired')
        .map(({ name, number }) => ({ name, number })),
      town: await townOf(deps, companyId, visit.propertyId),
      endsAt: new Date(endsAtMs).toISOString(),
    },
  };
}

async function readVisit({ db }: Deps, companyId: string, visitId: string): Promise<ScheduleEntry | null> {
  const visit = scheduleEntrySchema.safeParse((await inCompany(db, companyId, 'schedule').doc(visitId).get()).data());
  return visit.success && visit.data.kind === 'visit' ? visit.data : null;
}

async function townOf({ db }: Deps, companyId: string, propertyId: string): Promise<string> {
  if (propertyId === '') return '';
  const property = await inCompany(db, companyId, 'properties').doc(propertyId).get();
  const { city, state } = addressSchema.catch(EMPTY_ADDRESS).parse(property.get('address'));
  return [city, state].filter(Boolean).join(', ');
}
