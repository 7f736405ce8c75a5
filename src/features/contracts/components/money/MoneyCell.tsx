import { useState } from 'react';
import { parseCents } from '@/domain/money/parse';
import { formatCents } from '@/domain/money/format';
import classes from './sheet.module.css';

type MoneyCellProps = {
  label: string;
  cents: number;
  /** Negative amounts are taken, too. */
  isSigned?: boolean;
  isInvalid?: boolean;
  disabled?: boolean;
  onChange: (cents: number) => void;
};

const shown = (cents: number): string => (cents === 0 ? '' : formatCents(cents, { currency: 'USD' }).replace('$', ''));

/** An amount in a sheet of up to 500 lines: one plain field, which reads what was typed when it is left. */
export function MoneyCell({
  label,
  cents,
  isSigned = false,
  isInvalid = false,
  disabled = false,
  onChange,
}: MoneyCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const leave = (): void => {
    if (typed === null) return;
    const read = typed.trim() === '' ? ({ ok: true, value: 0 } as const) : parseCents(typed, { decimalSeparator: '.' });
    const isGood = read.ok && (isSigned || read.value >= 0);
    setIsRefused(!isGood);
    if (!isGood) return;
    setTyped(null);
    if (read.value !== cents) onChange(read.value);
  };
  return (
    <input
      className={classes['input']}
      data-figure
      aria-label={label}
      aria-invalid={isInvalid || isRefused}
      inputMode="decimal"
      disabled={disabled}
      value={typed ?? shown(cents)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
