import { useRef, useState } from 'react';
import type { Refusal } from '@/entities/calculation/calculationKind';
import { acceptValue, forgive, refuse, type Draft } from '../editing/acceptValue';
import { keyOfPath, textOfPath, valueAt, type Path } from '@/domain/load-calc/edit/path';
import { useFields } from '../components/editor/editingContext';

/** The input, as a value for the house or with the reason it isn't one. */
export type ReadText = { ok: true; value: unknown } | { ok: false; message: string };

type Options = {
  path: Path;
  /** Value in effect, as text. */
  shown: string;
  refusal: Refusal | undefined;
  read: (text: string) => ReadText;
};

/**
 * Manages the text of a house field. Usable input takes effect while it is typed. Unusable input stays in the field after blur, with the
 * reason, and the value from before the typing stays in effect.
 */
export function useTypedField({ path, shown, refusal, read }: Options) {
  const { editor, jumps } = useFields();
  const [typed, setTyped] = useState<{ text: string; jumps: number } | null>(null);
  const before = useRef<unknown>(undefined);
  const isTyping = typed?.jumps === jumps;
  const step = textOfPath(path);

  const change = (text: string): void => {
    if (!isTyping) before.current = valueAt(editor.state().history.present.house, path);
    setTyped({ text, jumps });
    const found = read(text);
    if (!found.ok) return;
    editor.change(step, (draft) => {
      const next = acceptValue(draft, path, found.value, text);
      // Not rejected before blur: 1 is on the way to 120.
      return isRefused(next, path) ? draft : next;
    });
  };
  const leave = (): void => {
    if (isTyping) {
      const found = read(typed.text);
      editor.change(step, (draft) => {
        if (found.ok) {
          const next = acceptValue(draft, path, found.value, typed.text);
          return isRefused(next, path)
            ? refuse(acceptValue(draft, path, before.current, ''), path, refusalIn(next, path))
            : next;
        }
        return refuse(acceptValue(draft, path, before.current, ''), path, { text: typed.text, message: found.message });
      });
      setTyped(null);
    }
    editor.settle();
  };
  /** Restores the value in effect. */
  const giveUp = (): void => {
    const back = before.current;
    editor.change(step, (draft) =>
      forgive(isTyping ? acceptValue(draft, path, back, '') : draft, keyOfPath(draft.house, path)),
    );
    setTyped(null);
  };

  return {
    text: isTyping ? typed.text : (refusal?.text ?? shown),
    message: isTyping ? '' : (refusal?.message ?? ''),
    isTyping,
    change,
    leave,
    giveUp,
  };
}

const isRefused = (draft: Draft, path: Path): boolean => keyOfPath(draft.house, path) in draft.refused;
const refusalIn = (draft: Draft, path: Path): Refusal =>
  draft.refused[keyOfPath(draft.house, path)] ?? { text: '', message: '' };
