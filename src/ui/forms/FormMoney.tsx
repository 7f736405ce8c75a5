import { NumberInput } from '@mantine/core';
import { memo } from 'react';
import { useField, type FieldProps } from './useField';
import { useNumberField } from './useNumberField';

const Input = memo(NumberInput);
const toCents = (amount: number) => Math.round(amount * 100);
const toAmount = (cents: number) => cents / 100;

type FormMoneyProps<Values> = FieldProps<Values> & { currencySymbol?: string };

/** An amount, typed in units and kept in integer cents; '' when empty. */
export function FormMoney<Values>({ currencySymbol = '$', ...field }: FormMoneyProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const amount = useNumberField(value, setValue, toCents, toAmount);
  return (
    <Input
      {...inputProps}
      prefix={currencySymbol}
      decimalScale={2}
      fixedDecimalScale
      thousandSeparator=","
      inputMode="decimal"
      {...amount}
      hideControls
    />
  );
}
