import { Select } from '@mantine/core';
import { isImportTarget, TARGET_KEYS, targetInfo, type ImportTarget } from '@/domain/import/targets';

const GROUPS = [...new Set(TARGET_KEYS.map((target) => targetInfo(target).group))];
const OPTIONS = GROUPS.map((group) => ({
  group,
  items: TARGET_KEYS.filter((target) => targetInfo(target).group === group).map((target) => ({
    value: target,
    label: targetInfo(target).label,
  })),
}));

type ColumnTargetProps = { name: string; target: ImportTarget | ''; onChange: (target: ImportTarget | '') => void };

/** Lets the user choose the field that a column maps to. */
export function ColumnTarget({ name, target, onChange }: ColumnTargetProps) {
  return (
    <Select
      aria-label={`“${name}” goes to`}
      data={OPTIONS}
      value={target || null}
      placeholder="Not imported"
      onChange={(value) => onChange(value !== null && isImportTarget(value) ? value : '')}
      clearable
      searchable
      comboboxProps={{ withinPortal: true }}
    />
  );
}
