import { NumberInput } from '@mantine/core';
import { memo } from 'react';
import { PERCENT_PPM } from '@/domain/money/limits';
import { parseRate } from '@/domain/money/parse';
import { useField, type FieldProps } from './useField';
import { useNumberField } from './useNumberField';
import { usePastedNumber } from './usePastedNumber';

const Input = memo(NumberInput);
const toPpm = (percent: number) => Math.round(percent * PERCENT_PPM);
const toPercent = (ppm: number) => ppm / PERCENT_PPM;
const readPasted = (text: string) => parseRate(text);

/** Renders a rate, typed in percent with up to four decimals and stored in parts per million; '' when empty. */
export function FormRate<Values>(field: FieldProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const rate = useNumberField(value, setValue, toPpm, toPercent);
  const onPaste = usePastedNumber(field, setValue, readPasted);
  return (
    <Input
      {...inputProps}
      suffix="%"
      decimalScale={4}
      allowNegative={false}
      max={100}
      clampBehavior="none"
      inputMode="decimal"
      {...rate}
      onPaste={onPaste}
      hideControls
    />
  );
}
