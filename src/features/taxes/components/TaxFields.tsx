import { SimpleGrid, Stack } from '@mantine/core';
import { regionOptions } from '@/domain/contact/regions';
import { JURISDICTION_LEVELS, type JurisdictionLevel, type Tax } from '@/domain/tax/schema';
import type { TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { newRule, RuleFields } from './RuleFields';

const LEVEL_LABELS: Record<JurisdictionLevel, string> = {
  country: 'Country',
  state: 'State or province',
  county: 'County',
  city: 'City',
  district: 'District',
};
const LEVELS = JURISDICTION_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }));

const newTax = (region: string): Tax => ({
  id: newId(),
  name: '',
  jurisdiction: { name: '', level: 'state', region },
  isCompound: false,
  order: 100,
  rules: [newRule()],
});

/** Edits a zone's taxes: the jurisdiction of each, and its rates. */
export function TaxFields({ form }: { form: SchemaFormApi<TaxZoneRecord> }) {
  const regions = regionOptions(form.values.area.country);
  return (
    <FormList
      form={form}
      name="taxes"
      label="Taxes"
      itemLabel="Tax"
      max={20}
      emptyText="Without a tax nothing is charged here."
      newItem={() => newTax(form.values.area.regions[0] ?? '')}
    >
      {(index) => (
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <FormTextInput
              form={form}
              name={`taxes.${index}.name`}
              label="Name on documents"
              placeholder="State sales tax"
              isRequired
            />
            <FormTextInput
              form={form}
              name={`taxes.${index}.jurisdiction.name`}
              label="Jurisdiction"
              placeholder="Texas"
              isRequired
            />
            <FormSelect form={form} name={`taxes.${index}.jurisdiction.level`} label="Level" options={LEVELS} />
            <FormSelect
              form={form}
              name={`taxes.${index}.jurisdiction.region`}
              label="State or province"
              options={regions}
              placeholder="None: the country’s"
              isClearable
              isSearchable
            />
          </SimpleGrid>
          <FormSwitch
            form={form}
            name={`taxes.${index}.isCompound`}
            label="Compound: charged on the taxes before it, too"
          />
          <RuleFields form={form} tax={index} />
        </Stack>
      )}
    </FormList>
  );
}
