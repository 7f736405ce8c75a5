import { useState } from 'react';
import { isEqual } from '@/ui/forms/isEqual';

/** The same object as long as the value holds the same: a form copies all of its values at each keystroke. */
export function useKept<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const current = isEqual(kept, value) ? kept : value;
  if (current !== kept) setKept(current);
  return current;
}
