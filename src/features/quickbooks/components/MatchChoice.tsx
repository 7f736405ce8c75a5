import { Select } from '@mantine/core';
import type { SeenRow } from '@/domain/quickbooks/api';

/** Asks which QuickBooks customer matches ours when it can't be determined automatically. */
export function MatchChoice({ row, decide }: { row: SeenRow; decide: (key: string, decision: string) => unknown }) {
  return (
    <Select
      aria-label={`Who ${row.label} is in QuickBooks`}
      placeholder="Choose…"
      mt={4}
      value={null}
      data={[
        ...row.choices.map(({ id, name }) => ({ value: `link:${id}`, label: `It is “${name}” (${id})` })),
        { value: 'create', label: 'Someone else: create a new customer' },
        { value: 'leave', label: 'Keep out of QuickBooks' },
      ]}
      onChange={(decision) => {
        if (decision) void decide(row.key, decision);
      }}
    />
  );
}
