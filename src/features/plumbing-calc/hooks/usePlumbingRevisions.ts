import { collections } from '@/data/collections';
import type { PlumbingCalc, PlumbingCalcRevision } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useCalculationRevisions } from '@/entities/calculation/useCalculationRevisions';

const DEFINITIONS = { calculations: collections.plumbingCalc, revisions: collections.plumbingCalcRevisions };

/** The kept revisions of a plumbing calculation, and how to keep another one. */
export const usePlumbingRevisions = (record: Stored<PlumbingCalc>) =>
  useCalculationRevisions<PlumbingCalc, PlumbingCalcRevision>(record, DEFINITIONS);
