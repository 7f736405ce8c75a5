import { Drawer, SimpleGrid, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { propertyLine } from '@/domain/property/format';
import type { Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';
import { taxExemptionRecordSchema, type TaxExemptionRecord } from '@/domain/tax/exemptionRecord';
import { regionOptions } from '@/domain/contact/regions';
import { TAX_CLASSES, TAX_CLASS_LABELS } from '@/domain/tax/schema';
import { useProperties } from '@/entities/property/useProperties';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';

type TaxExemptionDrawerProps = {
  customerId: string;
  /** The certificate to edit, or null to add one. */ certificate: Stored<TaxExemptionRecord> | null;
  onClose: () => void;
};

const LABELS = {
  reason: 'Reason',
  certificateNumber: 'Certificate number',
  regions: 'Valid in',
  taxClasses: 'Exempts',
  validFrom: 'Valid from',
  expiresOn: 'Valid until',
  propertyId: 'Property',
  documentUrl: 'Certificate location',
};
const REGIONS = [...regionOptions('US'), ...regionOptions('CA')];
const CLASSES = TAX_CLASSES.filter((taxClass) => taxClass !== 'exempt').map((value) => ({
  value,
  label: TAX_CLASS_LABELS[value],
}));

/** Adds or edits a tax exemption certificate. */
export function TaxExemptionDrawer({ customerId, certificate, onClose }: TaxExemptionDrawerProps) {
  const { properties } = useProperties(customerId);
  const editing = useRecordForm({
    definition: collections.taxExemptions,
    record: certificate,
    noun: 'certificate',
    schema: taxExemptionRecordSchema,
    toForm: (record) => taxExemptionRecordSchema.parse(record),
    startWith: { ...taxExemptionRecordSchema.parse({ customerId, reason: '-' }), reason: '' },
    toFields: (values) => values,
    create: (values) => values,
    draftOf: certificate ? '' : customerId,
    nameOf: ({ reason }) => reason,
    labels: LABELS,
    format: (field, value) => certificateInWords(field, value, properties),
    savedText: 'Certificate saved.',
    onSaved: onClose,
  });
  const { form } = editing;

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={certificate ? 'Edit tax certificate' : 'New tax certificate'}
    >
      <RecordForm editing={editing} createLabel="Add certificate" onCancel={onClose}>
        <Stack gap="md">
          <FormTextInput
            form={form}
            name="reason"
            label="Reason"
            placeholder="Resale, government, charity…"
            isRequired
            autoComplete="off"
          />
          <FormTextInput
            form={form}
            name="certificateNumber"
            label="Certificate number"
            description="Not counted without a number."
            autoComplete="off"
            spellCheck={false}
          />
          <FormMultiSelect
            form={form}
            name="regions"
            label="Valid in"
            options={REGIONS}
            placeholder="Every state"
            isSearchable
          />
          <FormMultiSelect form={form} name="taxClasses" label="Exempts" options={CLASSES} placeholder="Everything" />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <FormDate form={form} name="validFrom" label="Valid from" />
            <FormDate form={form} name="expiresOn" label="Valid until" />
          </SimpleGrid>
          <FormSelect
            form={form}
            name="propertyId"
            label="Property"
            options={properties.map((property) => ({ value: property.id, label: propertyLine(property) }))}
            placeholder="Wherever work is done"
            isClearable
          />
          <FormTextInput
            form={form}
            name="documentUrl"
            label="Certificate location"
            placeholder="https://…"
            type="url"
            autoComplete="off"
          />
        </Stack>
      </RecordForm>
    </Drawer>
  );
}

/** Describes where and for what a certificate applies, in the form's terms. */
function certificateInWords(
  field: keyof TaxExemptionRecord,
  value: unknown,
  properties: readonly Stored<Property>[],
): string | null {
  if (field === 'taxClasses')
    return (value as TaxExemptionRecord['taxClasses']).map((taxClass) => TAX_CLASS_LABELS[taxClass]).join(', ');
  if (field !== 'propertyId') return null;
  const property = properties.find(({ id }) => id === value);
  return property ? propertyLine(property) : null;
}
