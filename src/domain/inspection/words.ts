import type { ItemVerdict } from './judge';
import type { InspectionState } from './schema';

export const INSPECTION_STATE_LABELS: Record<InspectionState, string> = {
  'in-progress': 'In progress',
  passed: 'Passed',
  failed: 'Failed',
};

export const ITEM_VERDICT_LABELS: Record<ItemVerdict, string> = {
  pass: 'Pass',
  fail: 'Fail',
  na: 'N/A',
  noted: 'Noted',
  open: 'Not answered',
};
