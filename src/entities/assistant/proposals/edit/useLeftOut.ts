import { useState, type ChangeEvent } from 'react';

/** Which of some parts, told by number, are left out: all are in at first. `inputProps` are those of a part's check box. */
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
