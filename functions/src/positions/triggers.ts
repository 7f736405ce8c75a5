import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { hasChanged } from '../platform/recordChange';

/** Removes people from the map when their time ends or a break begins, whatever their phone does. */
export const forgetPosition = defineReaction(
  'forgetPosition',
  'timeEntries',
  async (deps, { params: { companyId = '' }, before, after }) => {
    const { technicianId, accountUid } = after ?? before ?? {};
    if (typeof technicianId !== 'string' || typeof accountUid !== 'string' || accountUid === '') return;
    const ref = inCompany(deps.db, companyId, 'positions').doc(technicianId);
    if (!(await ref.get()).exists) return;
    const { runsFor } = await import('./sharePosition');
    if (!(await runsFor(deps, companyId, accountUid))) await ref.delete();
  },
  { concerns: (change) => hasChanged(change, ['endsAt', 'kind']) },
);
