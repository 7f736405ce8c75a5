import { useState } from 'react';
import { isSame } from '@/lib/stableJson';

/** The same object as long as the value holds the same: a form copies all of its values at each keystroke. */
export function useKept<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const current = isSame(kept, value) ? kept : value;
  if (current !== kept) setKept(current);
  return current;
}
