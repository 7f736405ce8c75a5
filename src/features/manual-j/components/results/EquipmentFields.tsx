import { Select, Stack, Switch, TextInput } from '@mantine/core';
import type { ConsideredEquipment } from '@/domain/load-calc/project/schema';
import type { HeatKind } from '@/domain/load-calc/report/heatFigures';
import { COMPRESSORS, SIZING_YEARS } from '@/domain/load-calc/selection/sizingLimits';
import { capitalize } from '@/lib/words';
import { EquipmentNumber } from './EquipmentNumber';

const COMPRESSOR_OPTIONS = COMPRESSORS.map((value) => ({
  value,
  label: capitalize(value),
}));

const NUMBERS = [
  { field: 'coolingTotalBtuh', label: 'Total cooling', quantity: 'load' },
  { field: 'coolingSensibleBtuh', label: 'Sensible cooling', quantity: 'load' },
  { field: 'coolingLatentBtuh', label: 'Latent cooling', quantity: 'load' },
  { field: 'furnaceOutputBtuh', label: 'Furnace output', quantity: 'load' },
  { field: 'heatingAirflowCfm', label: 'Airflow in heating', quantity: 'airflow' },
  { field: 'coolingAirflowCfm', label: 'Airflow in cooling', quantity: 'airflow' },
] as const;

/** Required by the third edition for a heat pump that is sized for heating. */
const MINIMUMS = [
  { field: 'coolingMinimumBtuh', label: 'Least cooling', quantity: 'load' },
  { field: 'latentMinimumBtuh', label: 'Least latent cooling', quantity: 'load' },
  { field: 'heatingMinimumBtuh', label: 'Least heating', quantity: 'load' },
] as const;

const EDITION_OPTIONS = SIZING_YEARS.toSorted().map((value) => ({ value, label: `Manual S, ${value}` }));

const HEAT_LABELS: Readonly<Record<HeatKind, string>> = {
  furnace: 'Furnace output',
  boiler: 'Boiler output',
  'electric heat': 'Electric heat output',
  'backup heat': 'Backup heat output',
};

type EquipmentFieldsProps = {
  equipment: ConsideredEquipment;
  /** Heat sources that supplement the compressor, or run alone. */ heat: HeatKind;
  onChange: (equipment: ConsideredEquipment) => void;
};

/** Edits the equipment's data sheet values at the design conditions. */
export function EquipmentFields({ equipment, heat, onChange }: EquipmentFieldsProps) {
  const change = (changes: Partial<ConsideredEquipment>): void => onChange({ ...equipment, ...changes });
  const isByLeast = equipment.edition === '2023' && equipment.isHeatPump && equipment.compressor === 'variable speed';
  return (
    <Stack gap="sm">
      <TextInput
        label="Make and model"
        value={equipment.name}
        maxLength={160}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        autoComplete="off"
      />
      <Select
        label="Compressor"
        data={COMPRESSOR_OPTIONS}
        value={equipment.compressor}
        onChange={(value) => change({ compressor: COMPRESSORS.find((each) => each === value) ?? equipment.compressor })}
        allowDeselect={false}
      />
      <Switch
        label="Heat pump"
        checked={equipment.isHeatPump}
        onChange={({ currentTarget }) => change({ isHeatPump: currentTarget.checked })}
      />
      <Select
        label="Limits of"
        data={EDITION_OPTIONS}
        value={equipment.edition}
        onChange={(value) => change({ edition: SIZING_YEARS.find((each) => each === value) ?? equipment.edition })}
        allowDeselect={false}
      />
      {[...NUMBERS, ...(isByLeast ? MINIMUMS : [])].map(({ field, label, quantity }) => (
        <EquipmentNumber
          key={field}
          field={field}
          label={field === 'furnaceOutputBtuh' ? HEAT_LABELS[heat] : label}
          quantity={quantity}
          value={equipment[field]}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
    </Stack>
  );
}
