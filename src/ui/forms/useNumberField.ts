import { useCallback, useState } from 'react';

const toNumber = (typed: unknown): number | '' =>
  typed === '' || typed === '-' || Number.isNaN(Number(typed)) ? '' : Number(typed);

/**
 * Tracks the text of a number input. The text as typed ("1.", "-") stays on screen as long as it means the form's value; `toValue` and
 * `toShown` convert between the typed text and the stored value.
 */
export function useNumberField(
  value: unknown,
  setValue: (value: number | '') => void,
  toValue: (typed: number) => number = Number,
  toShown: (value: number) => number = Number,
) {
  const [typed, setTyped] = useState<string | number>('');
  const shown = typeof value === 'number' ? toShown(value) : '';
  const onChange = useCallback(
    (next: unknown) => {
      setTyped(typeof next === 'number' ? next : String(next));
      const number = toNumber(next);
      setValue(number === '' ? '' : toValue(number));
    },
    [setValue, toValue],
  );
  return { value: toNumber(typed) === shown ? typed : shown, onChange };
}
