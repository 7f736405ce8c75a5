import { Radio, Stack } from '@mantine/core';
import type { SeriesScope } from '@/domain/scheduling/series';

const SCOPES: { value: SeriesScope; label: string }[] = [
  { value: 'this', label: 'Only this one' },
  { value: 'this-and-later', label: 'This one and later ones' },
  { value: 'all', label: 'All that have not begun' },
];

/** Picks how much of a series a change applies to. */
export function SeriesScopeField({ scope, onChange }: { scope: SeriesScope; onChange: (scope: SeriesScope) => void }) {
  return (
    <Radio.Group
      label="This visit repeats. Change"
      description={scope === 'this' ? undefined : 'Time, length and people change; the day of each visit stays.'}
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
