import type { output } from 'zod';
import { skillsOfType, unitsOfType } from '@/domain/company/workChoices';
import { planAgreementVisits as contract } from '@/domain/agreement/record/api';
import { settled } from '@/domain/agreement/record/change';
import { dayText } from '@/domain/agreement/record/dayText';
import { agreementSchema } from '@/domain/agreement/record/schema';
import { spreadVisits } from '@/domain/agreement/record/spreadVisits';
import { isServed } from '@/domain/agreement/record/state';
import { visitJobId, withVisit, VISIT_TYPE } from '@/domain/agreement/record/visits';
import { customerSchema } from '@/domain/customer/schema';
import { newJob } from '@/domain/job/create';
import { jobInputSchema } from '@/domain/job/schema';
import { formatAddress } from '@/domain/contact/format';
import { propertySchema } from '@/domain/property/schema';
import { newNumber } from '@/domain/record/number';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { addUsualItems } from '../leads/usualItems';
import { readWorkSettings } from '../leads/leadCompany';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { assertCan } from '../sharing/rights';
import { openAgreement, storeAgreement } from './readAgreement';
import { visitTimes, type VisitTime, type WantedTime } from './visitTimes';

type Visit = output<typeof contract.input>['visits'][number];

const UNITS_OF_A_JOB = 20;
const NOT_OWED = { jobId: '', isNew: false };

/**
 * Creates a job for each visit, one transaction each: double clicks or two users still make one job. Times are found beforehand, one
 * after the other; if someone else takes one in between, the board shows a conflict as for any two visits.
 */
export const planAgreementVisits = defineCallable(
  contract,
  {
    access: member({ action: 'manageAgreements', feature: 'serviceagreement' }),
    rateLimit: { perMinute: 20 },
    timeoutSeconds: 120,
  },
  async (deps, { visits, isTimed }, caller) => {
    assertCan(caller, 'create', 'jobs');
    const work = await readWorkSettings(deps, caller.companyId, caller.company);
    const skills = skillsOfType(work, VISIT_TYPE);
    const needs = { requiredSkills: skills, unitIds: unitsOfType(work, VISIT_TYPE) };
    const times = isTimed ? await timesFor(deps, visits, needs, caller) : new Map<string, VisitTime>();
    const jobIds: string[] = [];
    let timed = 0;
    for (const visit of visits) {
      const time = times.get(visitKey(visit)) ?? null;
      const { jobId, isNew } = await planOne(deps, visit, { skills, time }, caller);
      if (jobId !== '') jobIds.push(jobId);
      if (isNew) await addUsualItems(deps, { companyId: caller.companyId, jobId }, { isIncluded: true });
      timed += Number(isNew && time !== null);
    }
    return { jobIds, skipped: visits.length - jobIds.length, timed };
  },
);

const visitKey = ({ agreementId, visitId }: Visit): string => `${agreementId}/${visitId}`;

/** Finds a time for each visit that is owed, as far as someone is free. */
async function timesFor(
  deps: Deps,
  visits: readonly Visit[],
  needs: Pick<WantedTime, 'requiredSkills' | 'unitIds'>,
  { companyId, company }: Member,
): Promise<Map<string, VisitTime>> {
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const agreements = inCompany(deps.db, companyId, 'agreements');
  const stored = await deps.db.getAll(...visits.map(({ agreementId }) => agreements.doc(agreementId)));
  const owed = visits.flatMap((visit, index) => {
    const { data } = agreementSchema.safeParse(stored[index]?.data());
    const due = data?.visits.find(({ id, state }) => id === visit.visitId && state === 'due');
    return data && due && isServed(data.state) ? [{ key: visitKey(visit), due, propertyId: data.propertyId }] : [];
  });
  if (owed.length === 0) return new Map();
  const properties = inCompany(deps.db, companyId, 'properties');
  const places = await deps.db.getAll(...owed.map(({ propertyId }) => properties.doc(propertyId)));
  const days = spreadVisits(
    owed.map(({ due }) => due),
    addCalendarDays(today, 1),
  );
  const wanted = owed.map(({ key, due: { durationMinutes }, propertyId }, index) => {
    const { data: property } = propertySchema.safeParse(places[index]?.data());
    return {
      key,
      ...{ durationMinutes, ...needs, propertyId, day: days[index] ?? today },
      pin: property?.pin ?? '',
      address: property ? formatAddress(property.address) : '',
    };
  });
  const find = await visitTimes(deps, { companyId, company });
  const found = new Map<string, VisitTime>();
  for (const { key, ...visit } of wanted.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))) {
    const time = await find(visit);
    if (time) found.set(key, time);
  }
  return found;
}

type HowToPlan = { skills: readonly string[]; time: VisitTime | null };

/** Returns the visit's job, and whether this call created it; '' when the visit is no longer owed. */
function planOne(
  deps: Deps,
  { agreementId, visitId }: Visit,
  { skills, time }: HowToPlan,
  { companyId, uid }: Member,
): Promise<{ jobId: string; isNew: boolean }> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const { agreement, now } = opened;
    const visit = agreement.visits.find(({ id }) => id === visitId);
    if (visit?.state === 'scheduled') return { jobId: visit.plannedAs, isNew: false };
    if (visit?.state !== 'due' || !isServed(agreement.state)) return NOT_OWED;
    const jobId = visitJobId(agreementId, visitId);
    const ref = inCompany(deps.db, companyId, 'jobs').doc(jobId);
    const units = agreement.units.slice(0, UNITS_OF_A_JOB).map(({ equipmentId }) => equipmentId);
    const [job, customer, property, ...equipment] = await transaction.getAll(
      ref,
      inCompany(deps.db, companyId, 'customers').doc(agreement.customerId),
      inCompany(deps.db, companyId, 'properties').doc(agreement.propertyId),
      ...units.map((id) => inCompany(deps.db, companyId, 'equipment').doc(id)),
    );
    const whose = customerSchema.safeParse(customer?.data());
    const place = propertySchema.safeParse(property?.data());
    if (!whose.success) return NOT_OWED;
    if (!job?.exists)
      transaction.create(ref, {
        ...newJob(
          jobInputSchema.parse({
            title: visit.name,
            type: VISIT_TYPE,
            businessUnitId: agreement.businessUnitId,
            requiredSkills: skills,
            ...(time && { scheduledTime: time.startsAt, technicianIds: time.technicianIds }),
            customerId: agreement.customerId,
            propertyId: place.success ? agreement.propertyId : '',
            // Equipment removed since then doesn't need a visit.
            equipmentIds: units.filter((_, index) => equipment[index]?.exists),
            durationMinutes: visit.durationMinutes,
            description: `Included in ${agreement.plan.name}, agreement ${agreement.number}. Due ${dayText(visit.dueFrom)} to ${dayText(visit.dueBy)}.`,
          }),
          {
            number: newNumber('job', new Date(now)),
            nowIso: now,
            uid,
            customer: { ...whose.data, id: agreement.customerId },
            property: place.success ? place.data : null,
            isUnscheduled: time === null,
          },
        ),
        ...createdAudit(uid, now),
      });
    const visits = withVisit(agreement.visits, visitId, { state: 'scheduled', plannedAs: jobId });
    storeAgreement(transaction, opened, settled(agreement, { visits }), uid);
    return { jobId, isNew: !job?.exists };
  });
}
