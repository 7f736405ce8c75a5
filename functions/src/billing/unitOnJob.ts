import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { unitOfType } from '@/domain/business-unit/units';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';

/**
 * Assigns a new job without a business unit to the unit that handles its type of work, however it was created. Revision and last editor
 * don't change: no person edited it.
 */
export const unitOnJob = defineReaction(
  'unitOnJob',
  'jobs',
  ({ db }, { params: { companyId = '', id = '' } }) =>
    db.runTransaction(async (transaction) => {
      const [job, settings] = await transaction.getAll(
        inCompany(db, companyId, 'jobs').doc(id),
        inCompany(db, companyId, 'settings').doc(BILLING_SETTINGS_ID),
      );
      if (!job?.exists || job.get('businessUnitId')) return;
      const { units } = billingSettingsSchema.parse(settings?.data() ?? {});
      const businessUnitId = unitOfType(units, String(job.get('type')));
      if (businessUnitId !== '') transaction.update(job.ref, { businessUnitId });
    }),
  { concerns: ({ before, after }) => before === null && after !== null && !after['businessUnitId'] },
);
