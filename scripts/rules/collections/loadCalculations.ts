import { loadProjectSchema, loadRevisionSchema } from '@/domain/load-calc/project/schema';
import type { RulesCollection, SharedFields } from '../collection';

const allCovered = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, null]));

const CALCULATED = ['mode', 'quick', 'house', 'station', 'considered', 'ducts', 'floorPlan', 'totals'] as const;
const calculated = { ...allCovered(CALCULATED), mode: () => 'isCalculated(d)' };

/** Load calculations. */
export const LOAD_CALCULATION_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  manualJ: {
    name: 'isCalculation',
    schema: loadProjectSchema,
    source: 'loadProjectSchema in src/domain/load-calc/project/schema.ts',
    ofServer: ['searchWords'],
    byHand: {
      ...calculated,
      customerId: () =>
        "(d.customerId + ' ' + d.propertyId + ' ' + d.jobId).matches('[^ ]{0,128} [^ ]{0,128} [^ ]{0,128}')",
      propertyId: null,
      jobId: null,
      // A new one begins at 0 or more, and a change adds one at most: no expression is left to say it again.
      revisionNumber: (number) => `${number} is int && ${number} <= 10000`,
    },
  },
  manualJRevisions: {
    name: 'isKept',
    schema: loadRevisionSchema,
    source: 'loadRevisionSchema in src/domain/load-calc/project/schema.ts',
    byHand: calculated,
    changeable: [],
  },
};

/** What a calculation and its revisions have in common. */
export const CALCULATED_FIELDS: SharedFields = {
  name: 'isCalculated',
  schema: loadProjectSchema.pick({
    mode: true,
    quick: true,
    house: true,
    station: true,
    considered: true,
    ducts: true,
    floorPlan: true,
    totals: true,
  }),
  // As short as it can be said: the largest calculation is near the limit of expressions. Adding to a text refuses what is none.
  byHand: {
    quick: (quick) => `(${quick} + '').size() <= 2000`,
    // It is an object as JSON: text that continues after its brace.
    house: (house) => `${house}.size() <= 200000 && ${house} > '{'`,
    // Calculations from before there were ducts or drawings have none; the first save of one brings it. One limit for both.
    ducts: () => "(d.get('ducts', '') + d.get('floorPlan', '')).size() <= 120000",
    floorPlan: null,
  },
  source: 'loadProjectSchema and loadRevisionSchema in src/domain/load-calc/project/schema.ts',
};
