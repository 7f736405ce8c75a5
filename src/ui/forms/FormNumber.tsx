import { NumberInput } from '@mantine/core';
import { memo, useCallback } from 'react';
import { parseDecimal } from '@/domain/money/parse';
import { SignButton } from './SignButton';
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
  /** True when values below 0 are plausible: phones get a button for the sign. */
  isSigned?: boolean;
};

/**
 * Renders a number; '' when empty, so an optional one needs a schema that accepts ''. Limits are enforced by the schema. Pasted text may
 * include a unit.
 */
export function FormNumber<Values>({
  min,
  max,
  step = 1,
  decimals = 0,
  prefix = '',
  suffix = '',
  isSigned = false,
  ...field
}: FormNumberProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const number = useNumberField(value, setValue);
  const readPasted = useCallback((text: string) => parseDecimal(text, decimals), [decimals]);
  const onPaste = usePastedNumber(field, setValue, readPasted);
  return (
    <Input
      // An empty field shows its unit too.
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
      leftSection={
        isSigned ? (
          <SignButton
            label={field.label}
            disabled={typeof value !== 'number' || value === 0}
            onFlip={() => typeof value === 'number' && setValue(-value)}
          />
        ) : undefined
      }
      onPaste={onPaste}
      hideControls
    />
  );
}
