import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { fromUnits, inUnits, QUANTITIES, type Quantity } from '@/domain/calculation/units';
import { useUnits } from '@/entities/calculation/useUnits';

type DuctNumberProps<V extends number | null> = {
  label: string;
  quantity: Quantity;
  value: V;
  /** Decides which input to accept; rejected input stays visible, and the last good value stays in effect. */
  schema: z.ZodType<V>;
  onChange: (value: V) => void;
  placeholder?: string;
};

/** Edits a number of the duct system in the chosen units. */
export function DuctNumber<V extends number | null>(props: DuctNumberProps<V>) {
  const { label, quantity, value, schema, onChange, placeholder } = props;
  const { system, unit } = useUnits();
  const [last, setLast] = useState<{ typed: number | string; reason: string; beside: string } | null>(null);
  // After an undo or a change of units, rejected input is obsolete.
  const beside = `${value} ${system}`;
  const refused = last?.beside === beside ? last : null;
  const decimals = QUANTITIES[quantity].decimals[system];
  const shown = value === null ? '' : Number(inUnits(value, quantity, system).toFixed(decimals));
  const change = (typed: number | string): void => {
    const read = schema.safeParse(typed === '' ? null : fromUnits(Number(typed), quantity, system));
    setLast(read.success ? null : { typed, reason: read.error.issues[0]?.message ?? 'This is not a number', beside });
    // The field also reports its own rounding; that is not a change.
    if (read.success && typed !== shown) onChange(read.data);
  };
  return (
    <NumberInput
      label={label}
      suffix={unit(quantity) === '' ? '' : ` ${unit(quantity)}`}
      {...(placeholder !== undefined && { placeholder })}
      value={refused?.typed ?? shown}
      error={refused?.reason}
      onChange={change}
      allowNegative={false}
      decimalScale={decimals}
      thousandSeparator=","
      inputMode="decimal"
      hideControls
    />
  );
}
