import { useDeferredValue, useMemo } from 'react';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { checkInputs } from '@/domain/load-calc/check/readInputs';
import type { LoadIssue, LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';

/** Loads and warnings of a house after each change. They follow the typing and never hold it up. */
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
