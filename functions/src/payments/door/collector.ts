import { hasFeature } from '@/domain/access/features';
import { mayCollect } from '@/domain/access/rights';
import { companySchema } from '@/domain/company/schema';
import type { UserFields } from '@/domain/user/schema';
import type { Member } from '../../platform/access';
import type { Deps } from '../../platform/admin';
import { companyRef } from '../../platform/collections';
import { denied } from '../../platform/errors';
import { memberOf } from '../../platform/memberships';
import { ownJob } from '../../schedule/ownJob';

/** Returns why someone may not collect payment for a job, as a message; '' = they may. Uses the current documents, not what a device knew. */
export async function collectorFault(
  deps: Deps,
  { companyId, uid, jobId }: { companyId: string; uid: string; jobId: string },
): Promise<string> {
  const [user, company] = await Promise.all([memberOf(deps, companyId, uid), companyRef(deps.db, companyId).get()]);
  if (!user) return 'The person who took it was no longer with the company.';
  const { ownerId } = companySchema.parse(company.data() ?? {});
  return faultOf(deps, { companyId, ownerId, uid, user }, jobId);
}

type Person = { companyId: string; ownerId: string; uid: string; user: UserFields };

async function faultOf(deps: Deps, { companyId, ownerId, uid, user }: Person, jobId: string): Promise<string> {
  if (!mayCollect(user)) return 'The right to collect on site was not given, or was taken back.';
  if (!hasFeature(user.features, 'invoices')) return 'Invoices are off for the person who took it.';
  if (user.role !== 'technician') return '';
  return (await ownJob(deps, { companyId, ownerId, uid, jobId })) ? '' : 'It is another technician’s job.';
}

/** @throws AppError `permission-denied`, with whom to ask */
export async function assertCollects(deps: Deps, caller: Member, jobId: string): Promise<void> {
  const { companyId, uid, user, company } = caller;
  const fault = await faultOf(deps, { companyId, ownerId: company.ownerId, uid, user }, jobId);
  if (fault !== '') throw denied(`${fault} Ask an admin of your company to let you collect on site.`);
}
