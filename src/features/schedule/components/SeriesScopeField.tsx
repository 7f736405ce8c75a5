import { Radio, Stack } from '@mantine/core';
import type { SeriesScope } from '@/domain/scheduling/series';

const SCOPES: { value: SeriesScope; label: string }[] = [
  { value: 'this', label: 'Only this one' },
  { value: 'this-and-later', label: 'This and later visits' },
  { value: 'all', label: 'All that have not started' },
];

/** Picks how much of a series a change applies to. */
export function SeriesScopeField({ scope, onChange }: { scope: SeriesScope; onChange: (scope: SeriesScope) => void }) {
  return (
    <Radio.Group
      label="This visit repeats. Change"
      description={
        scope === 'this' ? undefined : 'The time, length and technicians change. Each visit stays on its day.'
      }
      value={scope}
      onChange={(value) => onChange(SCOPES.find((known) => known.value === value)?.value ?? 'this')}
    >
      <Stack gap={6} mt={6}>
        {SCOPES.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
