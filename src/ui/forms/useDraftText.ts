import { useCallback, useState } from 'react';
import { useWhenLeaving } from '../hooks/useWhenLeaving';
import { readStoredDraft, removeDraft, writeDraft } from './draftStore';

const EMPTY = { text: '' };

/**
 * Keeps typed but unsent text on this device under a key, so that closing the tab, losing the connection or navigating away loses
 * nothing.
 */
export function useDraftText(key: string) {
  const [typed, setTyped] = useState(() => ({ key, text: textOf(key) }));
  const text = typed.key === key ? typed.text : textOf(key);
  const change = (next: string): void => setTyped({ key, text: next });
  const keep = useCallback(() => (text === '' ? removeDraft(key) : writeDraft(key, EMPTY, { text })), [key, text]);
  useWhenLeaving(keep);
  return {
    text,
    change,
    /** Empties the field but keeps the draft until the server has received it. */
    clear: (): void => setTyped({ key, text: '' }),
    keep: (kept: string): void => writeDraft(key, EMPTY, { text: kept }),
    forget: (): void => removeDraft(key),
  };
}

function textOf(key: string): string {
  const text = readStoredDraft(key)?.values['text'];
  return typeof text === 'string' ? text : '';
}
