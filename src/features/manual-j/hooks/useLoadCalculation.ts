import { useDeferredValue, useMemo } from 'react';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { checkInputs } from '@/domain/load-calc/check/readInputs';
import type { LoadIssue, LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';

/** Computes a house's loads and warnings after each change, deferred so that they never slow down typing. */
export function useLoadCalculation(house: LoadInputs): {
  calculated: LoadInputs;
  result: LoadResult;
  warnings: readonly LoadIssue[];
} {
  const calculated = useDeferredValue(house);
  return useMemo(
    () => ({
      calculated,
      result: calculateLoads(calculated),
      warnings: checkInputs(calculated).filter(({ severity }) => severity === 'warning'),
    }),
    [calculated],
  );
}
