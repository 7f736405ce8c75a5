import { useDeferredValue, useMemo } from 'react';
import { calculateLive, type LiveResult } from '@/domain/plumbing/project/calculateLive';
import type { TreeInput } from '@/domain/plumbing/project/schema';

/** Computes a tree's results after each change, deferred so that it never slows down typing. */
export function useLiveTree(tree: TreeInput): { calculated: TreeInput; live: LiveResult } {
  const calculated = useDeferredValue(tree);
  return useMemo(() => ({ calculated, live: calculateLive(calculated) }), [calculated]);
}
