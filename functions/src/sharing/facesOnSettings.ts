import { changedFields } from '../platform/changedFields';
import { defineReaction } from '../platform/reaction';

/** Updates customer pages with the business units' names and logos. */
export const facesOnSettings = defineReaction(
  'facesOnSettings',
  'settings',
  async (deps, { params: { companyId = '' } }) => {
    const { followBrand } = await import('./followBrand');
    await followBrand(deps, companyId);
  },
  { concerns: ({ before, after }) => before !== null && changedFields(before, after).includes('units') },
);
