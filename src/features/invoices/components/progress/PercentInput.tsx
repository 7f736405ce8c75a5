import { NumberInput } from '@mantine/core';
import { PERCENT_PPM } from '@/domain/money/limits';

type PercentInputProps = {
  label: string;
  /** Share in parts per million. */
  ppm: number;
  onChange: (ppm: number) => void;
};

/** Edits a share as a percentage. */
export function PercentInput({ label, ppm, onChange }: PercentInputProps) {
  return (
    <NumberInput
      aria-label={label}
      value={ppm / PERCENT_PPM}
      onChange={(value) => onChange(Math.round(Number(value) * PERCENT_PPM))}
      min={0}
      max={100}
      decimalScale={4}
      suffix="%"
      allowNegative={false}
      hideControls
      w={110}
      inputMode="decimal"
    />
  );
}
