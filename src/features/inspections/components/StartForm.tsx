import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { StartedTemplate } from '@/domain/inspection/create';
import { UNITS_LIMIT, type Inspection } from '@/domain/inspection/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { EquipmentPicker } from '@/entities/equipment/EquipmentPicker';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { RecordForm } from '@/entities/record/RecordForm';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import type { InspectionFormValues } from '../inspectionForm';
import classes from './inspections.module.css';

type StartFormProps = {
  template: StartedTemplate;
  editing: RecordEditing<Inspection, InspectionFormValues>;
  onCancel: () => void;
};

/** Whose property or unit is inspected, by whom and in what weather. */
export function StartForm({ template, editing, onCancel }: StartFormProps) {
  const session = useSession();
  const { form } = editing;
  const { customerId, propertyId, equipmentIds } = form.values;
  const isRepeated = template.form.sections.some(({ isPerUnit }) => isPerUnit);
  return (
    <RecordForm editing={editing} createLabel="Start inspection" onCancel={onCancel}>
      <Section title="What is inspected">
        <div className={classes['fields']}>
          {can(session, 'read', 'customers') ? (
            <CustomerPicker
              label="Customer"
              isRequired
              value={customerId}
              error={form.errors['customerId']}
              onChange={(id) => {
                form.setFieldValue('customerId', id);
                form.setFieldValue('propertyId', '');
                form.setFieldValue('equipmentIds', []);
              }}
              dataPath="customerId"
            />
          ) : (
            customerId === '' && (
              <InlineNotice tone="info">Start the inspection from its job, which knows the customer.</InlineNotice>
            )
          )}
          {can(session, 'read', 'customers') && customerId !== '' && (
            <div className={classes['pair']}>
              <PropertyPicker
                customerId={customerId}
                label="Property"
                value={propertyId}
                onChange={(id) => form.setFieldValue('propertyId', id)}
                dataPath="propertyId"
                isOnlyOnePreselected
              />
              <EquipmentPicker
                customerId={customerId}
                propertyId={propertyId}
                label="Equipment"
                description={isRepeated ? 'Some sections are asked for each unit.' : undefined}
                value={equipmentIds}
                onChange={(ids) => form.setFieldValue('equipmentIds', ids)}
                max={UNITS_LIMIT}
                dataPath="equipmentIds"
              />
            </div>
          )}
          <FormTextInput form={form} name="title" label="Name" isRequired />
          <div className={classes['pair']}>
            <FormTextInput form={form} name="inspectorName" label="Inspector" />
            <FormTextInput form={form} name="weather" label="Weather" placeholder="Dry, 41 °F" />
          </div>
        </div>
      </Section>
    </RecordForm>
  );
}
