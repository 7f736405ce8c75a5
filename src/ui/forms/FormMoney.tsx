import { NumberInput } from '@mantine/core';
import { memo } from 'react';
import { MAX_AMOUNT_CENTS } from '@/domain/money/limits';
import { parsePrice } from '@/domain/money/parse';
import { useField, type FieldProps } from './useField';
import { useNumberField } from './useNumberField';
import { usePastedNumber } from './usePastedNumber';

const Input = memo(NumberInput);
const toCents = (amount: number) => Math.round(amount * 100);
const toAmount = (cents: number) => cents / 100;
const readPasted = (text: string) => parsePrice(text, MAX_AMOUNT_CENTS);

type FormMoneyProps<Values> = FieldProps<Values> & { currencySymbol?: string };

/** Renders an amount, typed in currency units, stored in integer cents; '' when empty. Pasted text may include a currency and separators. */
export function FormMoney<Values>({ currencySymbol = '$', ...field }: FormMoneyProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const amount = useNumberField(value, setValue, toCents, toAmount);
  const onPaste = usePastedNumber(field, setValue, readPasted);
  return (
    <Input
      {...inputProps}
      prefix={currencySymbol}
      decimalScale={2}
      fixedDecimalScale
      thousandSeparator=","
      inputMode="decimal"
      {...amount}
      onPaste={onPaste}
      hideControls
    />
  );
}
