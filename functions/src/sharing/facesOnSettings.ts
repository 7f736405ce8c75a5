import { changedFields } from '../platform/changedFields';
import { defineReaction } from '../platform/reaction';

/** What customers see follows the names and logos of the business units. */
export const facesOnSettings = defineReaction(
  'facesOnSettings',
  'settings',
  async (deps, { params: { companyId = '' } }) => {
    const { followBrand } = await import('./followBrand');
    await followBrand(deps, companyId);
  },
  { concerns: ({ before, after }) => before !== null && changedFields(before, after).includes('units') },
);
