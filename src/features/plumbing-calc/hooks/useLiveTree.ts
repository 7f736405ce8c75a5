import { useDeferredValue, useMemo } from 'react';
import { calculateLive, type LiveResult } from '@/domain/plumbing/project/calculateLive';
import type { TreeInput } from '@/domain/plumbing/project/schema';

/** What comes out of a tree after each change. It follows the typing and never holds it up. */
export function useLiveTree(tree: TreeInput): { calculated: TreeInput; live: LiveResult } {
  const calculated = useDeferredValue(tree);
  return useMemo(() => ({ calculated, live: calculateLive(calculated) }), [calculated]);
}
