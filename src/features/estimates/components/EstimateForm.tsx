import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import type { DocumentInput } from '@/domain/billing/schema';
import { presetChoice } from '@/domain/estimate/choice';
import type { Estimate, EstimateInput } from '@/domain/estimate/schema';
import { AddFromPricebook } from '@/entities/billing/AddFromPricebook';
import { DocumentSettings } from '@/entities/billing/DocumentSettings';
import { OptionsEditor } from '@/entities/billing/OptionsEditor';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { FormDate } from '@/ui/forms/FormDate';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import { useEstimatePlace } from '../hooks/useEstimatePlace';
import { useKept } from '@/ui/hooks/useKept';
import { EstimateCustomerFields } from './EstimateCustomerFields';
import { EstimateLines } from './EstimateLines';
import { EstimatePhotos } from './EstimatePhotos';
import { EstimatePreview } from './EstimatePreview';
import classes from './estimate.module.css';

type EstimateFormProps = {
  /** As `useEstimateForm` gives it. */
  editing: RecordEditing<Estimate, EstimateInput>;
  onCancel: () => void;
};

/** Everything that people write of an estimate, with its totals and a preview of what the customer will see. */
export function EstimateForm({ editing, onCancel }: EstimateFormProps) {
  const { role, company } = useSession();
  const { form, base } = editing;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { customerId } = form.values;
  const document = useKept(form.values.document);
  const setDocument = useMemo(
    () => (changes: Partial<DocumentInput>) =>
      form.setFieldValue('document', { ...form.getValues().document, ...changes }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Mantine's setters read the newest values whatever render they are of.
    [],
  );
  const place = useEstimatePlace(form);
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  // What is taken off is worked out on the option that is recommended.
  const presetDocument = useMemo(
    () => ({ ...document, selectedOptionId: presetChoice(document).optionId }),
    [document],
  );
  const maySeeCosts = canAct({ role }, 'issueInvoice');

  return (
    <RecordForm
      editing={editing}
      onCancel={onCancel}
      extraActions={
        isPhone ? (
          <ActionIcon variant="default" size={48} aria-label="Preview" onClick={() => setIsPreviewed(true)}>
            <IconEye size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            leftSection={<IconEye size={18} aria-hidden />}
            onClick={() => setIsPreviewed(true)}
          >
            Preview
          </Button>
        )
      }
    >
      <EstimateCustomerFields form={form} place={place} isNew={base === null} />
      <Section title="Estimate">
        <div className={classes['fields']}>
          <div className={classes['pair']}>
            <FormTextInput form={form} name="title" label="Title" placeholder="Replace the furnace" isRequired />
            <FormDate form={form} name="validUntil" label="Valid until" />
          </div>
          <FormTextarea form={form} name="message" label="Message to the customer" maxLength={2000} minRows={2} />
        </div>
      </Section>
      <Section title="Options">
        <OptionsEditor value={document} onChange={setDocument} />
      </Section>
      <EstimateLines
        document={document}
        errors={form.errors}
        onChange={setDocument}
        maySeeCosts={maySeeCosts}
        companyId={company.id}
        extraActions={(edits) => <AddFromPricebook edits={edits} count={document.lines.length} />}
      />
      <DocumentSettings
        document={presetDocument}
        onChange={setDocument}
        customerId={customerId}
        address={place.address}
      />
      <EstimatePhotos form={form} />
      <Section title="Terms and notes">
        <div className={classes['fields']}>
          <FormTextarea
            form={form}
            name="terms"
            label="Terms"
            description="Part of what the customer signs"
            maxLength={10_000}
            minRows={3}
          />
          <FormTextarea
            form={form}
            name="internalNotes"
            label="Internal notes"
            description="Never shown to the customer"
            maxLength={10_000}
            minRows={2}
          />
        </div>
      </Section>
      {isPreviewed && <EstimatePreview values={form.values} onClose={() => setIsPreviewed(false)} />}
    </RecordForm>
  );
}
