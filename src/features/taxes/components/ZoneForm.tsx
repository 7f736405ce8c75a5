import { Button, Checkbox, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import type { Stored } from '@/domain/record/schema';
import { zoneOfPreset, type TaxPreset } from '@/domain/tax/presets';
import { regionOptions } from '@/domain/contact/regions';
import { CONTRACT_LABELS, CONTRACTS } from '@/domain/tax/schema';
import { askedByZone } from '@/domain/tax/worksite';
import { taxZoneRecordSchema, zoneForDocument, type TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { RecordForm } from '@/entities/record/RecordForm';
import { useArchive } from '@/entities/record/useArchive';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTags } from '@/ui/forms/FormTags';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import { useReplaceDefault } from '@/entities/tax/useReplaceDefault';
import { TaxFields } from './TaxFields';
import { TryZone } from './TryZone';
import { EMPTY_ZONE, STACKING_LABELS, ZONE_FIELD_LABELS, zoneInWords } from '../zoneForm';

type ZoneFormProps = { zone: Stored<TaxZoneRecord> | null; preset: TaxPreset | null; onDone: () => void };

const STACKINGS = Object.entries(STACKING_LABELS).map(([value, label]) => ({ value, label }));
const PRICINGS = CONTRACTS.map((value) => ({ value, label: CONTRACT_LABELS[value] }));
const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

/** Edits a new or existing tax zone. Issued documents keep the copy they were issued with. */
export function ZoneForm({ zone, preset, onDone }: ZoneFormProps) {
  const replaceDefault = useReplaceDefault();
  const [isChecked, setIsChecked] = useState(false);
  const editing = useRecordForm({
    definition: collections.taxes,
    record: zone,
    noun: 'tax zone',
    schema: taxZoneRecordSchema,
    toForm: (record) => taxZoneRecordSchema.parse(record),
    startWith: preset ? zoneOfPreset(preset, newId) : EMPTY_ZONE,
    toFields: (values) => values,
    create: (values) => values,
    draftOf: preset?.id ?? '',
    nameOf: ({ name }) => name,
    labels: ZONE_FIELD_LABELS,
    format: zoneInWords,
    onSaved: async (saved) => {
      await replaceDefault(saved);
      onDone();
    },
  });
  const { form } = editing;
  const { archive, restore } = useArchive(collections.taxes, zone, {
    name: zone?.name ?? '',
    archived: { isActive: false, isDefault: false },
    active: { isActive: true },
    question:
      'It is no longer offered and no address finds it. Documents that have it keep it, and you can restore it.',
    restoredText: `${zone?.name ?? ''} is active again.`,
    onDone,
  });
  const { country } = form.values.area;
  const trial = taxZoneRecordSchema.safeParse(form.values).data;
  const asksContract = askedByZone(form.values).contract;
  const submit = async (values: TaxZoneRecord): Promise<void> => {
    if (preset && !isChecked)
      throw new AppError({ code: 'invalid', userMessage: 'Confirm that you have checked the rates of the example.' });
    await editing.submit(values);
  };
  const archiveButton = zone && (
    <Button variant="subtle" color="gray" onClick={() => void (zone.isActive ? archive() : restore())}>
      {zone.isActive ? 'Archive' : 'Restore'}
    </Button>
  );

  return (
    <RecordForm editing={editing} onSubmit={submit} onCancel={onDone} extraActions={archiveButton}>
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
        {asksContract && (
          <FormSelect
            form={form}
            name="usualContract"
            label="How jobs here are usually priced"
            description="What a new estimate or invoice starts with."
            options={PRICINGS}
          />
        )}
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
    </RecordForm>
  );
}
