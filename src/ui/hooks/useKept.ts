import { useState } from 'react';
import { isSame } from '@/lib/stableJson';

/** Returns the same object as long as the value is deeply equal: a form copies all of its values on every keystroke. */
export function useKept<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const current = isSame(kept, value) ? kept : value;
  if (current !== kept) setKept(current);
  return current;
}
