import { plumbingCalcRevisionSchema, plumbingCalcSchema } from '@/domain/plumbing/record/schema';
import type { RulesCollection } from '../collection';

/** Plumbing calculations and their revisions. */
export const PLUMBING_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  plumbingCalc: {
    name: 'isPlumbing',
    schema: plumbingCalcSchema,
    source: 'plumbingCalcSchema in src/domain/plumbing/record/schema.ts',
    ofServer: ['searchWords'],
    names: { totals: 'arePlumbingTotals' },
    byHand: {
      // A new one begins at 0 or more, and a change adds one at most: no expression is left to say it again.
      revisionNumber: (number) => `${number} is int && ${number} <= 10000`,
    },
  },
  plumbingCalcRevisions: {
    name: 'isKeptPlumbing',
    schema: plumbingCalcRevisionSchema,
    source: 'plumbingCalcRevisionSchema in src/domain/plumbing/record/schema.ts',
    names: { totals: 'arePlumbingTotals' },
    changeable: [],
  },
};
