import { Button, Input, SegmentedControl, Select, Stack } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { LEAK_CATEGORIES, REFRIGERANT_NAMES } from '@/domain/diagnostics/refrigerant/names';
import { LEAK_FOUND, MOVE_KINDS, MOVE_PURPOSES } from '@/domain/refrigerant-log/schema';
import { refrigerantCertificate } from '@/domain/refrigerant-log/certificate';
import { CATEGORY_WORDS, LEAK_FOUND_WORDS, MOVE_KIND_WORDS, PURPOSE_WORDS } from '@/domain/refrigerant-log/words';
import { technicianName } from '@/domain/technician/schema';
import { useToday } from '@/entities/company/useToday';
import { UnitPickers } from '@/entities/equipment/UnitPickers';
import { useUnitCopies } from '@/entities/equipment/useUnitCopies';
import { RecordForm } from '@/entities/record/RecordForm';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { FormDateTime } from '@/ui/forms/FormDateTime';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Pair } from '@/ui/layout/Pair';
import { useCylinders } from '../../hooks/useCylinders';
import { useMoveForm } from '../../hooks/useMoveForm';
import { splitWeight, type MoveFormValues, type MoveStart } from '../../refrigerantForm';
import { CylinderField } from './CylinderField';
import { MoveWarnings } from './MoveWarnings';

type MoveFormProps = { start: MoveStart; onDone: () => void };

const optionsOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }));

/** Records refrigerant added to a unit or removed from it: how much, which cylinder, why, and by whom. */
export function MoveForm({ start, onDone }: MoveFormProps) {
  const session = useSession();
  const editing = useMoveForm(start, onDone);
  const cylinders = useCylinders();
  const { form } = editing;
  const { kind, customerId, propertyId, equipmentId, purpose } = form.values;
  useUnitCopies(form.values, (unit, nameInstead) => {
    const { unitName, refrigerant, fullPounds } = form.getValues();
    form.setFieldValue('unitName', nameInstead(unitName));
    const named = REFRIGERANT_NAMES.find((name) => name.toLowerCase() === unit.refrigerant.toLowerCase());
    if (refrigerant === '' && named !== undefined) form.setFieldValue('refrigerant', named);
    if (fullPounds === '' && unit.refrigerantChargeOz !== null) {
      const { pounds, rest } = splitWeight(unit.refrigerantChargeOz);
      form.setFieldValue('fullPounds', pounds);
      form.setFieldValue('fullOunces', rest);
    }
  });
  return (
    <RecordForm editing={editing} onCancel={onDone} createLabel="Log it">
      <Stack gap="md">
        <Input.Wrapper label="What was done" labelElement="div">
          <SegmentedControl
            aria-label="What was done"
            fullWidth
            mt={4}
            data={optionsOf(MOVE_KINDS, MOVE_KIND_WORDS)}
            value={kind}
            onChange={(value) => {
              const next = value === 'recovered' ? 'recovered' : 'added';
              form.setFieldValue('kind', next);
              form.setFieldValue('purpose', next === 'added' ? 'top-up' : 'service');
            }}
          />
        </Input.Wrapper>
        <UnitPickers
          value={{ customerId, propertyId, equipmentIds: equipmentId === '' ? [] : [equipmentId] }}
          onChange={(field, id) => form.setFieldValue(field, id)}
          onUnits={([id = '']) => form.setFieldValue('equipmentId', id)}
          max={1}
          unitsPath="equipmentId"
        />
        <FormTextInput form={form} name="unitName" label="Unit" isRequired placeholder="Walk-in cooler, roof" />
        <Pair least="190px">
          <FormSelect
            form={form}
            name="refrigerant"
            label="Refrigerant"
            isRequired
            options={REFRIGERANT_NAMES.map((value) => ({ value, label: value }))}
          />
          <FormSelect form={form} name="purpose" label="Why" options={optionsOf(MOVE_PURPOSES, PURPOSE_WORDS)} />
        </Pair>
        <Pair least="160px">
          <FormNumber form={form} name="pounds" label="Amount" suffix=" lb" min={0} decimals={2} />
          <FormNumber form={form} name="ounces" label="and ounces" suffix=" oz" min={0} decimals={1} />
        </Pair>
        <CylinderField form={form} cylinders={cylinders} />
        <Pair least="160px">
          <FormNumber
            form={form}
            name="fullPounds"
            label="Full charge of the unit"
            suffix=" lb"
            min={0}
            decimals={2}
            isRequired={purpose === 'top-up'}
          />
          <FormNumber form={form} name="fullOunces" label="and ounces" suffix=" oz" min={0} decimals={1} />
        </Pair>
        <Pair least="190px">
          <FormSelect form={form} name="category" label="Use" options={optionsOf(LEAK_CATEGORIES, CATEGORY_WORDS)} />
          <FormSwitch
            form={form}
            name="isResidentialOrLightCommercial"
            label="Residential or light commercial"
            description="Air conditioning of this kind is not under the HFC leak rule."
          />
        </Pair>
        <MoveWarnings values={form.values} cylinders={cylinders} />
        <TechnicianFields form={form} />
        <Pair least="190px">
          <FormSelect
            form={form}
            name="leakFound"
            label="Leak test"
            options={optionsOf(LEAK_FOUND, LEAK_FOUND_WORDS)}
          />
          <FormTextInput form={form} name="leakMethod" label="How" placeholder="Electronic detector, nitrogen" />
        </Pair>
        <FormTextInput form={form} name="repair" label="Repair" placeholder="Schrader core replaced" />
        <FormTextInput form={form} name="reason" label="Note" />
        <FormDateTime form={form} name="at" label="When" timeZone={session.company.timeZone} />
      </Stack>
    </RecordForm>
  );
}

/** Form fields for the technician, with the certificate from their record. */
function TechnicianFields({ form }: { form: SchemaFormApi<MoveFormValues> }) {
  const { uid } = useSession();
  const today = useToday();
  const { active } = useTechnicians();
  const take = (id: string | undefined): void => {
    const technician = active.find((one) => one.id === id);
    if (technician === undefined) return;
    const certificate = refrigerantCertificate(technician, today);
    form.setFieldValue('technicianName', technicianName(technician));
    form.setFieldValue('certificateName', certificate?.name ?? '');
    form.setFieldValue('certificateNumber', certificate?.number ?? '');
  };
  const own = active.find(({ linkedUid }) => linkedUid === uid);
  const chosen = active.find((one) => technicianName(one) === form.values.technicianName);
  return (
    <>
      <Select
        label="Technician"
        data={active.map((one) => ({ value: one.id, label: technicianName(one) }))}
        value={chosen?.id ?? null}
        onChange={(id) => take(id ?? undefined)}
        searchable
        error={form.errors['technicianName']}
        data-path="technicianName"
      />
      {own && chosen === undefined && (
        <Button variant="default" onClick={() => take(own.id)}>
          It was me, {technicianName(own)}
        </Button>
      )}
      <Pair least="160px">
        <FormTextInput form={form} name="certificateName" label="Certificate" placeholder="EPA 608 Universal" />
        <FormTextInput form={form} name="certificateNumber" label="Certificate number" />
      </Pair>
    </>
  );
}
