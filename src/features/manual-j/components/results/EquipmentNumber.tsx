import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { consideredEquipmentSchema, type ConsideredEquipment } from '@/domain/load-calc/project/schema';
import { fromUnits, inUnits, type Quantity } from '@/domain/calculation/units';
import { useUnits } from '@/entities/calculation/useUnits';

type NumberField =
  | 'coolingTotalBtuh'
  | 'coolingSensibleBtuh'
  | 'coolingLatentBtuh'
  | 'furnaceOutputBtuh'
  | 'coolingMinimumBtuh'
  | 'latentMinimumBtuh'
  | 'heatingMinimumBtuh'
  | 'heatingAirflowCfm'
  | 'coolingAirflowCfm';

type EquipmentNumberProps = {
  label: string;
  field: NumberField;
  quantity: Quantity & ('load' | 'airflow');
  value: ConsideredEquipment[NumberField];
  onChange: (value: number | null) => void;
};

/** Edits a capacity or airflow in the chosen units. Rejected input stays, with the reason; the last good value applies. */
export function EquipmentNumber({ label, field, quantity, value, onChange }: EquipmentNumberProps) {
  const { system, unit } = useUnits();
  const [last, setLast] = useState<{ typed: number | string; reason: string; beside: string } | null>(null);
  // After an undo or a change of units, rejected input is obsolete.
  const beside = `${value} ${system}`;
  const refused = last?.beside === beside ? last : null;
  const shown = value === null ? '' : Math.round(inUnits(value, quantity, system));
  const change = (typed: number | string): void => {
    const next = typed === '' ? null : fromUnits(Number(typed), quantity, system);
    const read = consideredEquipmentSchema.shape[field].safeParse(next);
    setLast(read.success ? null : { typed, reason: read.error.issues[0]?.message ?? 'This is not a number', beside });
    // The field also reports its own rounding; that is not a change.
    if (read.success && typed !== shown) onChange(read.data);
  };
  return (
    <NumberInput
      label={label}
      suffix={` ${unit(quantity)}`}
      placeholder={unit(quantity)}
      value={refused?.typed ?? shown}
      error={refused?.reason}
      onChange={change}
      allowNegative={false}
      decimalScale={1}
      thousandSeparator=","
      inputMode="decimal"
      hideControls
    />
  );
}
