import { useState } from 'react';
import { parseRate } from '@/domain/money/parse';
import { PERCENT_PPM } from '@/domain/money/limits';
import classes from './sheet.module.css';

type PercentCellProps = {
  label: string;
  /** Parts per million; null = nothing to show. */
  ppm: number | null;
  disabled?: boolean;
  onChange: (ppm: number) => void;
  /** Where it may be left empty. */
  onClear?: () => void;
};

const shown = (ppm: number | null): string => (ppm === null ? '' : String(Number((ppm / PERCENT_PPM).toFixed(4))));

/** A percentage in a sheet, read when the field is left. */
export function PercentCell({ label, ppm, disabled = false, onChange, onClear }: PercentCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const leave = (): void => {
    if (typed === null) return;
    if (typed.trim() === '' && onClear) {
      setIsRefused(false);
      setTyped(null);
      onClear();
      return;
    }
    const read = parseRate(typed.trim() === '' ? '0' : typed);
    setIsRefused(!read.ok);
    if (!read.ok) return;
    setTyped(null);
    if (read.value !== ppm) onChange(read.value);
  };
  return (
    <input
      className={classes['input']}
      data-figure
      aria-label={label}
      aria-invalid={isRefused}
      inputMode="decimal"
      disabled={disabled}
      value={typed ?? shown(ppm)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
