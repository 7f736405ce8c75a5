import { Drawer, SimpleGrid, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { propertyLine } from '@/domain/property/format';
import type { Stored } from '@/domain/record/schema';
import { taxExemptionRecordSchema, type TaxExemptionRecord } from '@/domain/tax/exemptionRecord';
import { regionOptions } from '@/domain/tax/regions';
import { TAX_CLASSES, TAX_CLASS_LABELS } from '@/domain/tax/schema';
import { useProperties } from '@/entities/property/useProperties';
import { useConflictSave } from '@/entities/record/useConflictSave';
import { AppError } from '@/lib/appError';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

type TaxExemptionDrawerProps = {
  customerId: string;
  /** The one to edit; null adds one. */ certificate: Stored<TaxExemptionRecord> | null;
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
  documentUrl: 'Where the certificate is kept',
};
const REGIONS = [...regionOptions('US'), ...regionOptions('CA')];
const CLASSES = TAX_CLASSES.filter((taxClass) => taxClass !== 'exempt').map((value) => ({
  value,
  label: TAX_CLASS_LABELS[value],
}));

/** Adds or edits a certificate of exemption. */
export function TaxExemptionDrawer({ customerId, certificate, onClose }: TaxExemptionDrawerProps) {
  const { uid } = useSession();
  const { properties } = useProperties(customerId);
  const save = useSaveRecord(collections.taxExemptions);
  const { update, conflictDialog } = useConflictSave({ definition: collections.taxExemptions, labels: LABELS });
  const form = useSchemaForm({
    schema: taxExemptionRecordSchema,
    initialValues: certificate
      ? taxExemptionRecordSchema.parse(certificate)
      : { ...taxExemptionRecordSchema.parse({ customerId, reason: '-' }), reason: '' },
    draftKey: `${uid}:tax-exemption:${certificate?.id ?? `new:${customerId}`}`,
  });
  const submit = async (values: TaxExemptionRecord): Promise<void> => {
    if (certificate) {
      const saved = await update(certificate, values, values.reason);
      if (!saved) throw new AppError({ code: 'conflict', userMessage: 'Not saved yet. Your changes are still here.' });
    } else {
      await save.create(values, { label: values.reason });
    }
    notify.success('Certificate saved.');
    onClose();
  };

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={certificate ? 'Edit tax certificate' : 'New tax certificate'}
    >
      <SchemaForm form={form} onSubmit={submit} submitLabel="Save certificate" onCancel={onClose}>
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
            description="Without a number it does not count."
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
            label="Where the certificate is kept"
            placeholder="https://…"
            type="url"
            autoComplete="off"
          />
        </Stack>
      </SchemaForm>
      {conflictDialog}
    </Drawer>
  );
}
