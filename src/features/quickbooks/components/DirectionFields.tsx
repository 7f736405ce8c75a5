import { Select, Stack, Switch } from '@mantine/core';
import type { Directions } from '@/domain/quickbooks/setup';

const SWITCHES = [
  ['invoices', 'Invoices'],
  ['credits', 'Credit notes'],
  ['refunds', 'Refunds'],
  ['writeOffs', 'Write-offs'],
  ['payouts', 'Payouts of the card processor and of lenders, with their fees'],
  ['deferrals', 'Deferred income of service agreements, an entry for each month'],
  ['retainage', 'Retainage of contracts, an entry for each certified application'],
  ['papers', 'PDFs of invoices and credit notes, attached to them'],
] as const satisfies readonly (readonly [keyof Directions, string])[];

/** Edits what is pushed, and whether payments are pulled. */
export function DirectionFields({
  directions,
  onChange,
}: {
  directions: Directions;
  onChange: (directions: Directions) => void;
}) {
  return (
    <Stack gap="xs">
      {SWITCHES.map(([name, label]) => (
        <Switch
          key={name}
          label={label}
          checked={directions[name] === 'push'}
          onChange={({ currentTarget: { checked } }) => onChange({ ...directions, [name]: checked ? 'push' : 'off' })}
        />
      ))}
      <Select
        label="Payments"
        value={directions.payments}
        allowDeselect={false}
        data={[
          { value: 'push', label: 'Pushed to QuickBooks' },
          { value: 'both', label: 'Pushed, and those entered in QuickBooks are taken over' },
          { value: 'off', label: 'Not pushed' },
        ]}
        onChange={(value) =>
          onChange({ ...directions, payments: value === 'both' || value === 'off' ? value : 'push' })
        }
      />
    </Stack>
  );
}
