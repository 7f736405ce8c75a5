import { plumbingCalcRevisionSchema, plumbingCalcSchema } from '@/domain/plumbing/record/schema';
import type { RulesCollection } from '../collection';

/** Plumbing calculations and their revisions. */
export const PLUMBING_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  plumbingCalc: {
    schema: plumbingCalcSchema,
    ofServer: ['searchWords'],
  },
  plumbingCalcRevisions: {
    schema: plumbingCalcRevisionSchema,
    changeable: [],
  },
};
