import { collections } from '@/data/collections';
import type { PlumbingCalc, PlumbingCalcRevision } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useCalculationRevisions } from '@/entities/calculation/useCalculationRevisions';

const DEFINITIONS = { calculations: collections.plumbingCalc, revisions: collections.plumbingCalcRevisions };

/** Returns a plumbing calculation's saved revisions, and a function to save another. */
export const usePlumbingRevisions = (record: Stored<PlumbingCalc>) =>
  useCalculationRevisions<PlumbingCalc, PlumbingCalcRevision>(record, DEFINITIONS);
