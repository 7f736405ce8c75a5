import { useState } from 'react';
import type { ParsedKind } from './parsedKinds';

type Options = {
  kind: ParsedKind;
  /** null = unknown, an empty field. */
  value: number | null;
  onChange: (value: number | null, unit: string) => void;
  /** True if an empty field is null instead of an error. */
  isNullable?: boolean;
};

/**
 * Manages the text of a number field. Valid input counts immediately; invalid input leaves the value unchanged, and on blur the text
 * reverts to it and `refusal` says why, so what is shown is always what counts.
 */
export function useParsedText({ kind, value, onChange, isNullable = false }: Options) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const shown = value === null ? '' : kind.format(value);
  return {
    text: typed ?? shown,
    refusal,
    change: (text: string) => {
      setTyped(text);
      setRefusal('');
      if (isNullable && text.trim() === '') {
        onChange(null, '');
        return;
      }
      const read = kind.parse(text);
      if (read.ok) onChange(read.value, read.unit ?? '');
    },
    leave: () => {
      if (typed === null) return;
      setTyped(null);
      if (isNullable && typed.trim() === '') return;
      const read = kind.parse(typed);
      if (!read.ok) setRefusal(shown === '' ? read.message : `${read.message} It stays ${shown}.`);
    },
  };
}
