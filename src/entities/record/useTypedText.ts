import { useRef, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/hooks/useLatest';

type Typed<T> = { text: string; base: Stored<T> };

type Options<T> = {
  /** The record as it is on the screen. */
  record: Stored<T>;
  textOf: (record: Stored<T>) => string;
  /** Whether a text may be saved; otherwise leaving the field puts back what was there. */
  isAllowed?: (text: string) => boolean;
  /** Saves a trimmed text on top of `base`. Null: the person went back from a conflict. As `update` of `useConflictSave`. */
  save: (base: Stored<T>, text: string) => Promise<Stored<T> | null>;
};

/**
 * One text of a record, saved when its field is left. What is typed while it is being saved stays in the field, on top of
 * what was saved; leaving the field again saves that next. What could not be saved stays, too.
 */
export function useTypedText<T>({ record, textOf, isAllowed = () => true, save }: Options<T>): {
  value: string;
  type: (text: string) => void;
  leave: () => void;
} {
  /** What is being typed, and the record as it was then; null shows the record as it is. */
  const [typed, setTyped] = useState<Typed<T> | null>(null);
  const latest = useLatest(typed);
  const isSaving = useRef(false);
  const wasLeft = useRef(false);
  /** Whether the field was left since this was last asked. */
  const takeLeft = (): boolean => {
    const was = wasLeft.current;
    wasLeft.current = false;
    return was;
  };

  const send = async (sent: Typed<T>): Promise<void> => {
    const text = sent.text.trim();
    if (text === textOf(sent.base) || !isAllowed(text)) {
      setTyped(null);
      return;
    }
    isSaving.current = true;
    takeLeft();
    const saved = await save(sent.base, text)
      .catch((error: unknown) => {
        notify.error(error);
        return null;
      })
      .finally(() => (isSaving.current = false));
    if (!saved) return;
    const now = latest.current;
    const next = now && now.text !== sent.text ? { text: now.text, base: saved } : null;
    setTyped(next);
    if (next && takeLeft()) await send(next);
  };
  return {
    value: typed?.text ?? textOf(record),
    type: (text) => setTyped({ text, base: typed?.base ?? record }),
    leave: () => {
      wasLeft.current = true;
      if (typed && !isSaving.current) void send(typed);
    },
  };
}
