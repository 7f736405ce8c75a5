import { parseRate } from '@/domain/money/parse';
import { PERCENT_PPM } from '@/domain/money/limits';
import { SheetInput } from './SheetInput';

type PercentCellProps = {
  label: string;
  /** Parts per million; null = nothing to show. */
  ppm: number | null;
  disabled?: boolean;
  onChange: (ppm: number) => void;
  /** Where it may be left empty; elsewhere empty is 0. */
  onClear?: () => void;
};

/** To two decimals, as everywhere; what was typed keeps its own. */
const shown = (ppm: number | null): string => (ppm === null ? '' : String(Number((ppm / PERCENT_PPM).toFixed(2))));

/** A percentage in a sheet. */
export function PercentCell({ label, ppm, disabled = false, onChange, onClear }: PercentCellProps) {
  const take = (typed: string): boolean => {
    const isEmpty = typed.trim() === '';
    if (isEmpty && onClear) {
      onClear();
      return true;
    }
    const read = parseRate(isEmpty ? '0' : typed);
    if (read.ok && read.value !== ppm) onChange(read.value);
    return read.ok;
  };
  return <SheetInput label={label} text={shown(ppm)} disabled={disabled} onLeave={take} />;
}
