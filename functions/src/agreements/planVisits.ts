import type { output } from 'zod';
import { planAgreementVisits as contract } from '@/domain/agreement/record/api';
import { settled } from '@/domain/agreement/record/change';
import { isServed } from '@/domain/agreement/record/state';
import { visitJobId, withVisit } from '@/domain/agreement/record/visits';
import { customerSchema } from '@/domain/customer/schema';
import { newJob } from '@/domain/job/create';
import { jobInputSchema } from '@/domain/job/schema';
import { propertySchema } from '@/domain/property/schema';
import { newNumber } from '@/domain/record/number';
import { readSkillsOfType } from '../leads/leadCompany';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { assertCan } from '../sharing/rights';
import { openAgreement, storeAgreement } from './readAgreement';

type Visit = output<typeof contract.input>['visits'][number];

/** What kind of job an included visit becomes. */
const VISIT_TYPE = 'maintenance';

/** Makes a job that waits for its time for each visit, one transaction each: pressed twice, or by two, there is one job. */
export const planAgreementVisits = defineCallable(
  contract,
  {
    access: member({ action: 'manageAgreements', feature: 'serviceagreement' }),
    rateLimit: { perMinute: 20 },
    timeoutSeconds: 120,
  },
  async (deps, { visits }, caller) => {
    assertCan(caller, 'create', 'jobs');
    const skills = await readSkillsOfType(deps, caller, VISIT_TYPE);
    const jobIds: string[] = [];
    for (const visit of visits) {
      const jobId = await planOne(deps, visit, skills, caller);
      if (jobId !== '') jobIds.push(jobId);
    }
    return { jobIds, skipped: visits.length - jobIds.length };
  },
);

/** The id of the visit's job; '' when it is not owed any longer. */
function planOne(
  deps: Deps,
  { agreementId, visitId }: Visit,
  requiredSkills: readonly string[],
  { companyId, uid }: Member,
): Promise<string> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const { agreement, now } = opened;
    const visit = agreement.visits.find(({ id }) => id === visitId);
    if (visit?.state === 'scheduled') return visit.plannedAs;
    if (visit?.state !== 'due' || !isServed(agreement.state)) return '';
    const jobId = visitJobId(agreementId, visitId);
    const ref = inCompany(deps.db, companyId, 'jobs').doc(jobId);
    const [job, customer, property] = await transaction.getAll(
      ref,
      inCompany(deps.db, companyId, 'customers').doc(agreement.customerId),
      inCompany(deps.db, companyId, 'properties').doc(agreement.propertyId),
    );
    const whose = customerSchema.safeParse(customer?.data());
    const place = propertySchema.safeParse(property?.data());
    if (!whose.success) return '';
    if (!job?.exists)
      transaction.create(ref, {
        ...newJob(
          jobInputSchema.parse({
            title: visit.name,
            type: VISIT_TYPE,
            requiredSkills,
            customerId: agreement.customerId,
            propertyId: place.success ? agreement.propertyId : '',
            equipmentIds: agreement.units.slice(0, 20).map(({ equipmentId }) => equipmentId),
            durationMinutes: visit.durationMinutes,
            description: `Included in ${agreement.plan.name}, agreement ${agreement.number}. Due ${visit.dueFrom} to ${visit.dueBy}.`,
          }),
          {
            number: newNumber('job', new Date(now)),
            nowIso: now,
            uid,
            customer: { ...whose.data, id: agreement.customerId },
            property: place.success ? place.data : null,
            isUnscheduled: true,
          },
        ),
        ...createdAudit(uid, now),
      });
    const visits = withVisit(agreement.visits, visitId, { state: 'scheduled', plannedAs: jobId });
    storeAgreement(transaction, opened, settled(agreement, { visits }), uid);
    return jobId;
  });
}
