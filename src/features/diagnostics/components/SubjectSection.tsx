import { useEffect, useEffectEvent } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { equipmentName } from '@/domain/equipment/format';
import { REFRIGERANT_NAMES } from '@/domain/diagnostics/refrigerant/names';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { EquipmentPicker } from '@/entities/equipment/EquipmentPicker';
import { useEquipment } from '@/entities/equipment/useEquipment';
import { PropertyPicker } from '@/entities/property/PropertyPicker';
import { FormDateTime } from '@/ui/forms/FormDateTime';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Section } from '@/ui/layout/Section';
import type { DiagnosticFormValues } from '../diagnosticForm';
import classes from './diagnostics.module.css';

type SubjectSectionProps = { form: SchemaFormApi<DiagnosticFormValues>; isNew: boolean };

/** Whose unit was measured, which one, when and by whom. */
export function SubjectSection({ form, isNew }: SubjectSectionProps) {
  const session = useSession();
  const { customerId, propertyId, equipmentId } = form.values;
  const mayChoose = can(session, 'read', 'customers');
  return (
    <Section title="What is measured">
      <div className={classes['fields']}>
        {mayChoose && (
          <CustomerPicker
            label="Customer"
            value={customerId}
            onChange={(id) => {
              form.setFieldValue('customerId', id);
              form.setFieldValue('propertyId', '');
              form.setFieldValue('equipmentId', '');
            }}
            dataPath="customerId"
          />
        )}
        {mayChoose && customerId !== '' && (
          <div className={classes['pair']}>
            <PropertyPicker
              customerId={customerId}
              label="Property"
              value={propertyId}
              onChange={(id) => form.setFieldValue('propertyId', id)}
              dataPath="propertyId"
              isOnlyOnePreselected={isNew}
            />
            <EquipmentPicker
              customerId={customerId}
              propertyId={propertyId}
              label="Equipment"
              value={equipmentId === '' ? [] : [equipmentId]}
              onChange={(ids) => form.setFieldValue('equipmentId', ids.at(-1) ?? '')}
              max={2}
              dataPath="equipmentId"
            />
            <UnitCopies key={equipmentId} form={form} />
          </div>
        )}
        <FormTextInput form={form} name="unitName" label="Unit" placeholder="Condenser behind the house" />
        <div className={classes['pair']}>
          <FormDateTime form={form} name="measuredAt" label="Measured" timeZone={session.company.timeZone} />
          <FormTextInput form={form} name="technicianName" label="Measured by" />
        </div>
        <FormSwitch
          form={form}
          name="isBaseline"
          label="Baseline of this unit"
          description="For the first good set after commissioning: later sets are compared with it."
        />
        <FormTextarea form={form} name="notes" label="Notes" />
      </div>
    </Section>
  );
}

/** Takes name and refrigerant of a newly chosen unit into the form, where nothing else stands there. */
function UnitCopies({ form }: { form: SchemaFormApi<DiagnosticFormValues> }) {
  const { customerId, equipmentId, kind } = form.values;
  const { equipment } = useEquipment(customerId);
  const unit = equipment.find(({ id }) => id === equipmentId);
  const copy = useEffectEvent(() => {
    if (unit === undefined) return;
    const { unitName, readings } = form.getValues();
    const others = equipment.filter(({ id }) => id !== unit.id).map(equipmentName);
    if (unitName === '' || others.includes(unitName)) form.setFieldValue('unitName', equipmentName(unit));
    const refrigerant = REFRIGERANT_NAMES.find((name) => name.toLowerCase() === unit.refrigerant.toLowerCase());
    if (kind === 'refrigerant-cooling' && refrigerant !== undefined && (readings['refrigerant'] ?? '') === '')
      form.setFieldValue('readings.refrigerant', refrigerant);
  });
  const isKnown = unit !== undefined;
  useEffect(() => {
    if (isKnown) copy();
  }, [isKnown]);
  return null;
}
