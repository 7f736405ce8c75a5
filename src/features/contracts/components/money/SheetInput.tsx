import { useState } from 'react';
import classes from './sheet.module.css';

type SheetInputProps = {
  label: string;
  /** The value as displayed. */
  text: string;
  isInvalid?: boolean;
  disabled: boolean;
  /** Commits what was typed; false means that it can't be parsed and stays for correction. */
  onLeave: (typed: string) => boolean;
};

/** Input for a number in a sheet of up to 500 lines: one plain field, parsed on blur. */
export function SheetInput({ label, text, isInvalid = false, disabled, onLeave }: SheetInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const leave = (): void => {
    if (typed === null) return;
    const isTaken = onLeave(typed);
    setIsRefused(!isTaken);
    if (isTaken) setTyped(null);
  };
  return (
    <input
      className={classes['input']}
      data-figure
      aria-label={label}
      aria-invalid={isInvalid || isRefused}
      inputMode="decimal"
      disabled={disabled}
      value={typed ?? text}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
