import { SegmentedControl } from '@mantine/core';
import { useUnits } from '@/entities/load-calculation/useUnits';

const DATA = [
  { value: 'us', label: 'US units' },
  { value: 'si', label: 'SI units' },
];

/** US or SI units on this device. What is stored stays as it is. */
export function UnitSwitch() {
  const { system, setSystem } = useUnits();
  return (
    <SegmentedControl
      aria-label="Units"
      data={DATA}
      value={system}
      onChange={(chosen) => setSystem(chosen === 'si' ? 'si' : 'us')}
    />
  );
}
