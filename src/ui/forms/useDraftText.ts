import { useCallback, useState } from 'react';
import { useWhenLeaving } from '../hooks/useWhenLeaving';
import { readStoredDraft, removeDraft, writeDraft } from './draftStore';

const EMPTY = { text: '' };

/** What is typed but not sent, kept on this device by a key: a closed tab, a lost line or another page cost nothing. */
export function useDraftText(key: string) {
  const [typed, setTyped] = useState(() => ({ key, text: textOf(key) }));
  const text = typed.key === key ? typed.text : textOf(key);
  const change = (next: string): void => setTyped({ key, text: next });
  const keep = useCallback(() => (text === '' ? removeDraft(key) : writeDraft(key, EMPTY, { text })), [key, text]);
  useWhenLeaving(keep);
  return {
    text,
    change,
    /** The field is emptied, but the draft stays until the server has it. */
    clear: (): void => setTyped({ key, text: '' }),
    keep: (kept: string): void => writeDraft(key, EMPTY, { text: kept }),
    forget: (): void => removeDraft(key),
  };
}

function textOf(key: string): string {
  const text = readStoredDraft(key)?.values['text'];
  return typeof text === 'string' ? text : '';
}
