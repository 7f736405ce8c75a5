import {
  CALCULATION,
  CALCULATION_REVISION,
  CALCULATION_REVISION_ROLES,
  CALCULATION_ROLES,
} from '../../calculation/manifest';
import { defineRecord } from '../../record/manifest';

export const manualJManifest = defineRecord({
  ...CALCULATION,
  name: 'manualJ',
  noun: { one: 'load calculation', many: 'load calculations' },
  permission: { feature: 'manualJ', ...CALCULATION_ROLES },
});

export const manualJRevisionsManifest = defineRecord({
  ...CALCULATION_REVISION,
  name: 'manualJRevisions',
  noun: { one: 'revision of a load calculation', many: 'revisions of load calculations' },
  permission: { feature: 'manualJ', ...CALCULATION_REVISION_ROLES },
});
