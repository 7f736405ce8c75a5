import { parseRate } from '@/domain/money/parse';
import { PERCENT_PPM } from '@/domain/money/limits';
import { SheetInput } from './SheetInput';

type PercentCellProps = {
  label: string;
  /** Parts per million; null shows nothing. */
  ppm: number | null;
  disabled?: boolean;
  onChange: (ppm: number) => void;
  /** Allows the field to be cleared; otherwise empty means 0. */
  onClear?: () => void;
};

/** Two decimals, as everywhere else; what the user typed keeps its own precision. */
const shown = (ppm: number | null): string => (ppm === null ? '' : String(Number((ppm / PERCENT_PPM).toFixed(2))));

/** Input for a percentage in a sheet. */
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
