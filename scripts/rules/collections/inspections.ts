import { inspectionSchema } from '@/domain/inspection/schema';
import { recordId } from '@/domain/record/schema';
import type { RulesCollection } from '../collection';

/** Excludes what an inspection was started with. */
const CHANGEABLE = [
  'title',
  'trade',
  'state',
  'customerId',
  'customerName',
  'propertyId',
  'propertyAddress',
  'jobId',
  'equipmentIds',
  'units',
  'inspectorName',
  'weather',
  'finishedAt',
  'answers',
  'signatures',
  'notes',
  'score',
  'failedCount',
  'summary',
] as const;

/** Inspections; their templates need nothing beyond manifest and schema. */
export const INSPECTION_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  inspections: {
    byHand: [
      'state',
      'templateId',
      'customerId',
      'propertyId',
      'jobId',
      'startedAt',
      'finishedAt',
      'previousId',
      'templateVersion',
      'score',
      'failedCount',
    ],
    isUnbounded: true,
    schema: inspectionSchema.extend({ customerId: recordId }),
    ofServer: ['searchWords'],
    changeable: CHANGEABLE,
  },
};
