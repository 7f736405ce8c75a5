import { useRef, useState } from 'react';
import type { Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { useLatest } from '@/ui/hooks/useLatest';

type Typed<T> = { text: string; base: Stored<T> };

type Options<T> = {
  /** The record as shown on screen. */
  record: Stored<T>;
  textOf: (record: Stored<T>) => string;
  /** Returns whether a text may be saved; if not, leaving the field restores the previous one. */
  isAllowed?: (text: string) => boolean;
  /** Saves a trimmed text on top of `base`, like `update` of `useConflictSave`. Null: the user went back from a conflict. */
  save: (base: Stored<T>, text: string) => Promise<Stored<T> | null>;
};

/**
 * Manages one text of a record, saved on blur. Anything typed while it's being saved stays in the field, on top of what was saved;
 * leaving the field again saves that next. If saving fails, the text stays, too.
 */
export function useTypedText<T>({ record, textOf, isAllowed = () => true, save }: Options<T>): {
  value: string;
  type: (text: string) => void;
  leave: () => void;
} {
  /** The text being typed, and the record as it was then; null shows the record's current text. */
  const [typed, setTyped] = useState<Typed<T> | null>(null);
  const latest = useLatest(typed);
  const isSaving = useRef(false);
  const wasLeft = useRef(false);
  /** Returns whether the field was left since the last call. */
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
