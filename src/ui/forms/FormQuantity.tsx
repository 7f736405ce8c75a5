import { NumberInput } from '@mantine/core';
import { memo } from 'react';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { parseQuantity } from '@/domain/money/parse';
import { useField, type FieldProps } from './useField';
import { useNumberField } from './useNumberField';
import { usePastedNumber } from './usePastedNumber';

const Input = memo(NumberInput);
const toE4 = (quantity: number) => Math.round(quantity * QUANTITY_ONE_E4);
const toQuantity = (e4: number) => e4 / QUANTITY_ONE_E4;
const readPasted = (text: string) => parseQuantity(text);

/** Renders a quantity, typed with up to four decimals and stored in ten-thousandths; '' when empty. */
export function FormQuantity<Values>(field: FieldProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const quantity = useNumberField(value, setValue, toE4, toQuantity);
  const onPaste = usePastedNumber(field, setValue, readPasted);
  return (
    <Input
      {...inputProps}
      decimalScale={4}
      allowNegative={false}
      clampBehavior="none"
      thousandSeparator=","
      inputMode="decimal"
      {...quantity}
      onPaste={onPaste}
      hideControls
    />
  );
}
