import { Button, Checkbox, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { zoneOfPreset, type TaxPreset } from '@/domain/tax/presets';
import { regionOptions } from '@/domain/tax/regions';
import { EMPTY_AREA, taxZoneRecordSchema, zoneForDocument, type TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import { useSaveZone } from '../hooks/useSaveZone';
import { TaxFields } from './TaxFields';
import { TryZone } from './TryZone';

type ZoneFormProps = { zone: Stored<TaxZoneRecord> | null; preset: TaxPreset | null; onDone: () => void };

const EMPTY: TaxZoneRecord = {
  name: '',
  stacking: 'combined',
  taxes: [],
  area: EMPTY_AREA,
  isDefault: false,
  isActive: true,
  notes: '',
};
const STACKINGS = [
  { value: 'combined', label: 'Added up and rounded once (United States)' },
  { value: 'separate', label: 'Each tax rounded by itself (Canada)' },
];
const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

/** A tax zone, new or existing. Issued documents keep the copy they were issued with. */
export function ZoneForm({ zone, preset, onDone }: ZoneFormProps) {
  const { uid } = useSession();
  const { save, setActive, conflictDialog } = useSaveZone(zone, onDone);
  const [isChecked, setIsChecked] = useState(false);
  const form = useSchemaForm({
    schema: taxZoneRecordSchema,
    initialValues: zone ? taxZoneRecordSchema.parse(zone) : preset ? zoneOfPreset(preset, newId) : EMPTY,
    draftKey: `${uid}:tax-zone:${zone?.id ?? `new:${preset?.id ?? ''}`}`,
  });
  const { country } = form.values.area;
  const trial = taxZoneRecordSchema.safeParse(form.values).data;
  const submit = async (values: TaxZoneRecord): Promise<void> => {
    if (preset && !isChecked)
      throw new AppError({ code: 'invalid', userMessage: 'Confirm that you have checked the rates of the example.' });
    await save(values);
  };
  const archiveButton = zone && (
    <Button variant="subtle" color="gray" onClick={() => void setActive(!zone.isActive)}>
      {zone.isActive ? 'Archive' : 'Restore'}
    </Button>
  );

  return (
    <>
      <SchemaForm form={form} onSubmit={submit} onCancel={onDone} extraActions={archiveButton}>
        <Stack gap="md">
          <FormTextInput
            form={form}
            name="name"
            label="Name of the zone"
            placeholder="Austin, Texas"
            isRequired
            autoComplete="off"
          />
          <Section
            title="Where it applies"
            description="The longest matching start of a postal code wins, then the city, then the whole state."
          >
            <Stack gap="sm">
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
                <FormSelect form={form} name="area.country" label="Country" options={COUNTRIES} />
                <FormMultiSelect
                  form={form}
                  name="area.regions"
                  label={country === 'CA' ? 'Provinces' : 'States'}
                  options={regionOptions(country)}
                  placeholder="All of them"
                  isSearchable
                />
              </SimpleGrid>
              <FormTags
                form={form}
                name="area.postalPrefixes"
                label="Postal codes"
                description="Whole codes or their first digits, for example 787."
              />
              <FormTags form={form} name="area.cities" label="Cities" />
              <FormTags
                form={form}
                name="area.counties"
                label="Counties"
                description="For your reference only: addresses do not include a county."
              />
            </Stack>
          </Section>
          <FormSwitch form={form} name="isDefault" label="Use it when no zone matches the address" />
          <FormSelect form={form} name="stacking" label="Rounding" options={STACKINGS} />
          <TaxFields form={form} />
          <FormTextarea
            form={form}
            name="notes"
            label="Notes for the team"
            description="Where the rates are from, and what to check."
            maxLength={2000}
          />
          {trial && (
            <Section title="Try it" description="Uses the rates above, saved or not.">
              <TryZone zones={[zoneForDocument({ ...trial, id: zone?.id ?? 'new' })]} />
            </Section>
          )}
          {preset && (
            <Checkbox
              label={`I have checked these rates with ${preset.source} or my accountant`}
              checked={isChecked}
              onChange={(event) => setIsChecked(event.currentTarget.checked)}
            />
          )}
        </Stack>
      </SchemaForm>
      {conflictDialog}
    </>
  );
}
