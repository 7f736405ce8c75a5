import {
  CALCULATION,
  CALCULATION_REVISION,
  CALCULATION_REVISION_ROLES,
  CALCULATION_ROLES,
} from '../../calculation/manifest';
import { defineRecord } from '../../record/manifest';

export const plumbingCalcManifest = defineRecord({
  ...CALCULATION,
  name: 'plumbingCalc',
  noun: { one: 'plumbing calculation', many: 'plumbing calculations' },
  permission: { feature: 'plumbingCalc', ...CALCULATION_ROLES },
});

export const plumbingCalcRevisionsManifest = defineRecord({
  ...CALCULATION_REVISION,
  name: 'plumbingCalcRevisions',
  noun: { one: 'revision of a plumbing calculation', many: 'revisions of plumbing calculations' },
  permission: { feature: 'plumbingCalc', ...CALCULATION_REVISION_ROLES },
});
