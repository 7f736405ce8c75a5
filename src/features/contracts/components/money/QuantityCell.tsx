import { formatQuantity } from '@/domain/money/format';
import { parseQuantity } from '@/domain/money/parse';
import { SheetInput } from './SheetInput';

type QuantityCellProps = {
  label: string;
  /** In ten-thousandths; null shows nothing. */
  quantityE4: number | null;
  /** Also accepts negative quantities. */
  isSigned?: boolean;
  disabled?: boolean;
  onChange: (quantityE4: number) => void;
  /** Allows the field to be cleared; otherwise empty means 0. */
  onClear?: () => void;
};

/** Input for a quantity in a sheet. */
export function QuantityCell({
  label,
  quantityE4,
  isSigned = false,
  disabled = false,
  onChange,
  onClear,
}: QuantityCellProps) {
  const take = (typed: string): boolean => {
    const text = typed.trim();
    if (text === '' && onClear) {
      onClear();
      return true;
    }
    const isNegative = isSigned && /^[-−]/.test(text);
    const read = parseQuantity(text === '' ? '0' : isNegative ? text.slice(1) : text);
    if (!read.ok) return false;
    const value = isNegative ? -read.value : read.value;
    if (value !== quantityE4) onChange(value);
    return true;
  };
  const shown = quantityE4 === null || (quantityE4 === 0 && !onClear) ? '' : formatQuantity(quantityE4);
  return <SheetInput label={label} text={shown} disabled={disabled} onLeave={take} />;
}
