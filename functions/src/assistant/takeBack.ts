import { can } from '@/domain/access/permissions';
import { placed } from '@/domain/scheduling/change';
import { isAhead } from '@/domain/scheduling/visitState';
import { placementSchema, scheduleEntrySchema } from '@/domain/scheduling/schema';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import { isVisitsRevision, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { denied } from '../platform/errors';
import { asked } from '../platform/listQuery';
import { takeBackDay } from './carryOutDay';
import { changedSince, type Context } from './proposalRecords';

/**
 * Undoes a confirmed action: deletes created records, restores changed ones. Only if they haven't been touched since.
 * @throws AppError `conflict`, or `permission-denied`
 */
export async function takeBack(context: Context): Promise<void> {
  const { deps, member, transaction, proposal } = context;
  if (proposal.kind === 'day-plan') return takeBackDay(context);
  const { resultCollection: name, resultId, resultRevision, kind, before } = proposal;
  if (name === '' || name === 'technicians') throw changedSince();
  const ref = inCompany(deps.db, member.companyId, name).doc(resultId);
  const data = (await transaction.get(ref)).data();
  // A job that merely follows its own visits wasn't edited by anyone.
  const isUntouched =
    data?.['revision'] === resultRevision ||
    (kind === 'job' && typeof data?.['revision'] === 'string' && isVisitsRevision(data['revision']));
  if (!data || !isUntouched) throw changedSince();
  const audit = updatedAudit(member.uid, deps.now(), data);

  if (kind === 'visit-move') {
    if (!can(member.user, 'update', 'schedule')) throw denied('Your role or features no longer allow this.');
    const entry = scheduleEntrySchema.parse(data);
    const placement = placementSchema.parse(JSON.parse(before));
    const stamp = { id: deps.newId(), at: deps.now(), by: member.uid };
    transaction.update(ref, { ...placed(entry, placement, stamp), ...audit });
    return;
  }
  if (kind === 'manual-j') {
    if (!can(member.user, 'update', 'manualJ')) throw denied('Your role or features no longer allow this.');
    // The calculation code loads only if a load was changed.
    const [{ calculateLoads }, { readHouse }, { totalsOf }] = await Promise.all([
      import('@/domain/load-calc/calculate'),
      import('@/domain/load-calc/project/house'),
      import('@/domain/load-calc/project/totals'),
    ]);
    const { inputs } = readHouse(before);
    if (!inputs) throw changedSince();
    transaction.update(ref, { house: before, totals: totalsOf(inputs, calculateLoads(inputs)), ...audit });
    return;
  }
  // They may remove what they just created, like an undo on a page, whatever their role may delete.
  const visits =
    kind === 'job'
      ? (await transaction.get(asked(inCompany(deps.db, member.companyId, 'schedule'), visitsOfJobId(resultId)))).docs
      : [];
  for (const visit of visits) {
    const entry = scheduleEntrySchema.safeParse(visit.data()).data;
    if (!entry || !isAhead(entry.state)) throw changedSince();
  }
  for (const visit of visits) transaction.delete(visit.ref);
  transaction.delete(ref);
}
