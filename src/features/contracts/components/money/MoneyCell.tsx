import { parseCents } from '@/domain/money/parse';
import { formatCents } from '@/domain/money/format';
import { SheetInput } from './SheetInput';

type MoneyCellProps = {
  label: string;
  cents: number;
  /** Also accepts negative amounts. */
  isSigned?: boolean;
  isInvalid?: boolean;
  disabled?: boolean;
  onChange: (cents: number) => void;
};

const shown = (cents: number): string => (cents === 0 ? '' : formatCents(cents, { currency: 'USD' }).replace('$', ''));

/** Input for an amount in a sheet; empty means 0. */
export function MoneyCell({
  label,
  cents,
  isSigned = false,
  isInvalid = false,
  disabled = false,
  onChange,
}: MoneyCellProps) {
  const take = (typed: string): boolean => {
    const read = typed.trim() === '' ? ({ ok: true, value: 0 } as const) : parseCents(typed, { decimalSeparator: '.' });
    const isGood = read.ok && (isSigned || read.value >= 0);
    if (isGood && read.value !== cents) onChange(read.value);
    return isGood;
  };
  return <SheetInput label={label} text={shown(cents)} isInvalid={isInvalid} disabled={disabled} onLeave={take} />;
}
