import { NumberInput } from '@mantine/core';
import { memo, useCallback } from 'react';
import { parseDecimal } from '@/domain/money/parse';
import { useField, type FieldProps } from './useField';
import { useNumberField } from './useNumberField';
import { usePastedNumber } from './usePastedNumber';

const Input = memo(NumberInput);

type FormNumberProps<Values> = FieldProps<Values> & {
  min?: number;
  max?: number;
  step?: number;
  decimals?: number;
  prefix?: string;
  suffix?: string;
};

/** A number; '' when empty, so an optional one needs a schema that takes ''. Limits are the schema's to refuse. Pasted text may carry a unit. */
export function FormNumber<Values>({
  min,
  max,
  step = 1,
  decimals = 0,
  prefix = '',
  suffix = '',
  ...field
}: FormNumberProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const number = useNumberField(value, setValue);
  const readPasted = useCallback((text: string) => parseDecimal(text, decimals), [decimals]);
  const onPaste = usePastedNumber(field, setValue, readPasted);
  return (
    <Input
      // An empty field says in what it is measured, too.
      placeholder={suffix.trim()}
      {...inputProps}
      {...(min !== undefined && { min, allowNegative: min < 0 })}
      {...(max !== undefined && { max })}
      step={step}
      decimalScale={decimals}
      prefix={prefix}
      suffix={suffix}
      clampBehavior="none"
      thousandSeparator=","
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...number}
      onPaste={onPaste}
      hideControls
    />
  );
}
