import { Stack, Switch } from '@mantine/core';
import { isUnitedStates } from '@/domain/quickbooks/facts';
import { Section } from '@/ui/layout/Section';
import type { SectionProps } from './LineSection';
import { MapField } from './MapField';

/** Edits which side's tax counts, and the tax codes where QuickBooks doesn't compute it automatically. */
export function TaxSection({ mapping, change, lists }: SectionProps) {
  const { facts } = lists;
  return (
    <Section title="Sales tax">
      <Stack gap="sm">
        <Switch
          label="Our tax counts"
          description="Sent with each document, so that both sides have the same cents. Off: QuickBooks works it out, and differences are shown."
          checked={mapping.taxLead === 'ours'}
          onChange={({ currentTarget: { checked } }) => change({ taxLead: checked ? 'ours' : 'quickbooks' })}
        />
        {!facts.isTaxAutomatic &&
          lists.zones.map(({ id, name }) => (
            <MapField
              key={id}
              label={`Tax zone ${name}`}
              value={mapping.taxCodes[id] ?? ''}
              options={lists.taxCodes}
              onChange={(value) => change({ taxCodes: { ...mapping.taxCodes, [id]: value } })}
            />
          ))}
        {!isUnitedStates(facts) && (
          <MapField
            label="Lines without tax"
            value={mapping.exemptCodeId}
            options={lists.taxCodes}
            onChange={(exemptCodeId) => change({ exemptCodeId })}
          />
        )}
      </Stack>
    </Section>
  );
}
