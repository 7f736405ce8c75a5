import { useCan } from '@/data/react/useCan';
import type { StartedTemplate } from '@/domain/inspection/create';
import { UNITS_LIMIT, type Inspection } from '@/domain/inspection/schema';
import { UnitPickers } from '@/entities/equipment/UnitPickers';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import type { InspectionFormValues } from '../inspectionForm';

type StartFormProps = {
  template: StartedTemplate;
  editing: RecordEditing<Inspection, InspectionFormValues>;
  onCancel: () => void;
};

/** Form for the inspected property or units, the inspector, and the weather. */
export function StartForm({ template, editing, onCancel }: StartFormProps) {
  const can = useCan();
  const { form } = editing;
  const { customerId, propertyId, equipmentIds } = form.values;
  const isRepeated = template.form.sections.some(({ isPerUnit }) => isPerUnit);
  return (
    <RecordForm editing={editing} createLabel="Start inspection" onCancel={onCancel}>
      <Section title="What is inspected">
        <OneColumn>
          <UnitPickers
            value={{ customerId, propertyId, equipmentIds }}
            onChange={(field, id) => form.setFieldValue(field, id)}
            onUnits={(ids) => form.setFieldValue('equipmentIds', ids)}
            isCustomerRequired
            customerError={form.errors['customerId']}
            description={isRepeated ? 'Some sections are asked for each unit.' : undefined}
            max={UNITS_LIMIT}
            unitsPath="equipmentIds"
          />
          {!can('read', 'customers') && customerId === '' && (
            <InlineNotice tone="info">Start the inspection from its job, which knows the customer.</InlineNotice>
          )}
          <FormTextInput form={form} name="title" label="Name" isRequired />
          <Pair>
            <FormTextInput form={form} name="inspectorName" label="Inspector" />
            <FormTextInput form={form} name="weather" label="Weather" placeholder="Dry, 41 °F" />
          </Pair>
        </OneColumn>
      </Section>
    </RecordForm>
  );
}
