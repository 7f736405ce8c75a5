import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '@/lib/stableJson';
import { useWhenLeaving } from '../hooks/useWhenLeaving';
import { readDraft, removeDraft, writeDraft, type RestoredDraft } from './draftStore';

const SAVE_DELAY_MS = 300;

/** Reads unsaved input from an earlier visit, once. */
export function useRestoredDraft<Values>(
  draftKey: string | undefined,
  initialValues: Values,
): RestoredDraft<Values> | null {
  const [restored] = useState(() => (draftKey === undefined ? null : readDraft(draftKey, initialValues)));
  return restored;
}

/**
 * Writes `values` to the draft 300 ms after the last change, and immediately when the page is hidden or left.
 * `forget` removes the draft and cancels any pending write.
 */
export function useDraftWriter<Values>(
  draftKey: string | undefined,
  base: Values,
  values: Values,
): { forget: () => void } {
  const pending = useRef<(() => void) | null>(null);
  const lastSeen = useRef(values);

  const flush = useCallback(() => {
    pending.current?.();
    pending.current = null;
  }, []);

  const forget = useCallback(() => {
    pending.current = null;
    if (draftKey !== undefined) removeDraft(draftKey);
  }, [draftKey]);

  useEffect(() => {
    if (draftKey === undefined || lastSeen.current === values) return;
    lastSeen.current = values;
    pending.current = () => (isSame(base, values) ? removeDraft(draftKey) : writeDraft(draftKey, base, values));
    const timer = setTimeout(flush, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draftKey, base, values, flush]);

  useWhenLeaving(flush);

  return { forget };
}
