import { changedFields } from '../platform/changedFields';
import { defineReaction } from '../platform/reaction';
import { followBrand } from './followBrand';

/** What customers see follows the names and logos of the business units. */
export const facesOnSettings = defineReaction(
  'facesOnSettings',
  'settings',
  (deps, { params: { companyId = '' } }) => followBrand(deps, companyId),
  { concerns: ({ before, after }) => before !== null && changedFields(before, after).includes('units') },
);
