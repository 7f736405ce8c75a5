import { useSession } from '@/data/react/WorkspaceProvider';
import { REFRIGERANT_NAMES } from '@/domain/diagnostics/refrigerant/names';
import { UnitPickers } from '@/entities/equipment/UnitPickers';
import { useUnitCopies } from '@/entities/equipment/useUnitCopies';
import { FormDateTime } from '@/ui/forms/FormDateTime';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import type { DiagnosticFormValues } from '../diagnosticForm';

type SubjectSectionProps = { form: SchemaFormApi<DiagnosticFormValues>; isNew: boolean };

/** Form section for the measured unit and its owner, the time, and the technician. */
export function SubjectSection({ form, isNew }: SubjectSectionProps) {
  const session = useSession();
  const { customerId, propertyId, equipmentId, kind } = form.values;
  useUnitCopies(form.values, (unit, nameInstead) => {
    const { unitName, readings } = form.getValues();
    form.setFieldValue('unitName', nameInstead(unitName));
    const refrigerant = REFRIGERANT_NAMES.find((name) => name.toLowerCase() === unit.refrigerant.toLowerCase());
    if (kind === 'refrigerant-cooling' && refrigerant !== undefined && (readings['refrigerant'] ?? '') === '')
      form.setFieldValue('readings.refrigerant', refrigerant);
  });
  return (
    <Section title="What is measured">
      <OneColumn>
        <UnitPickers
          value={{ customerId, propertyId, equipmentIds: equipmentId === '' ? [] : [equipmentId] }}
          onChange={(field, id) => form.setFieldValue(field, id)}
          onUnits={([id = '']) => form.setFieldValue('equipmentId', id)}
          max={1}
          isOnlyOnePreselected={isNew}
          unitsPath="equipmentId"
        />
        <FormTextInput form={form} name="unitName" label="Unit" placeholder="Condenser behind the house" />
        <Pair>
          <FormDateTime form={form} name="measuredAt" label="Measured" timeZone={session.company.timeZone} />
          <FormTextInput form={form} name="technicianName" label="Measured by" />
        </Pair>
        <FormSwitch
          form={form}
          name="isBaseline"
          label="Baseline of this unit"
          description="For the first good set after commissioning: later sets are compared with it."
        />
        <FormTextarea
          form={form}
          name="notes"
          label="Notes"
          description="Customers read them on the page of these readings."
        />
      </OneColumn>
    </Section>
  );
}
