import { SegmentedControl } from '@mantine/core';
import { useUnits } from './useUnits';

const DATA = [
  { value: 'us', label: 'US units' },
  { value: 'si', label: 'SI units' },
];
const SHORT = [
  { value: 'us', label: 'US' },
  { value: 'si', label: 'SI' },
];

/** Switches between US and SI units on this device. Stored values don't change. */
export function UnitSwitch({ isShort = false }: { isShort?: boolean }) {
  const { system, setSystem } = useUnits();
  return (
    <SegmentedControl
      aria-label="Units"
      data={isShort ? SHORT : DATA}
      value={system}
      onChange={(chosen) => setSystem(chosen === 'si' ? 'si' : 'us')}
    />
  );
}
