import { Select, Stack } from '@mantine/core';
import { TAX_PRESETS, type TaxPreset } from '@/domain/tax/presets';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type PresetChoiceProps = { value: TaxPreset | null; onChange: (preset: TaxPreset | null) => void };

const OPTIONS = TAX_PRESETS.map(({ id, label }) => ({ value: id, label }));

/** Fills a new zone with an example, labeled as such. */
export function PresetChoice({ value, onChange }: PresetChoiceProps) {
  return (
    <Stack gap="sm" mb="md">
      <Select
        label="Start from an example"
        placeholder="Start empty"
        data={OPTIONS}
        value={value?.id ?? null}
        onChange={(id) => onChange(TAX_PRESETS.find((preset) => preset.id === id) ?? null)}
        clearable
        clearButtonProps={{ 'aria-label': 'Start empty' }}
      />
      {value && (
        <InlineNotice tone="warning" title="An example, not advice">
          Rates change, and what is taxed depends on the place and the work. Check every rate with {value.source} or
          your accountant before you use it.
        </InlineNotice>
      )}
    </Stack>
  );
}
