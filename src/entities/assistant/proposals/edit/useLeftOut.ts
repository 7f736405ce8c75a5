import { useState, type ChangeEvent } from 'react';

/** Tracks which parts, identified by number, are left out: all are included at first. `inputProps` are for a part's checkbox. */
export function useLeftOut(): {
  left: ReadonlySet<number>;
  inputProps: (part: number) => { checked: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
} {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const inputProps = (part: number) => ({
    checked: !left.has(part),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = new Set(left);
      if (event.currentTarget.checked) next.delete(part);
      else next.add(part);
      setLeft(next);
    },
  });
  return { left, inputProps };
}
