import { Select } from '@mantine/core';
import { weightText } from '@/domain/refrigerant-log/words';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { useCylinders } from '../../hooks/useCylinders';
import type { MoveFormValues } from '../../refrigerantForm';

type CylinderFieldProps = { form: SchemaFormApi<MoveFormValues>; cylinders: ReturnType<typeof useCylinders> };

/** Picks the cylinder that the refrigerant came from or went into. Also sets the refrigerant if it isn't set yet. */
export function CylinderField({ form, cylinders }: CylinderFieldProps) {
  const { kind, cylinderId } = form.values;
  return (
    <Select
      label={kind === 'added' ? 'From cylinder' : 'Into cylinder'}
      data={cylinders.active.map(({ id, label, refrigerant }) => {
        const held = cylinders.heldOf(id);
        return {
          value: id,
          label: [label, refrigerant, held !== null && `holds ${weightText(held)}`].filter(Boolean).join(' · '),
        };
      })}
      value={cylinderId === '' ? null : cylinderId}
      onChange={(id) => {
        form.setFieldValue('cylinderId', id ?? '');
        const chosen = cylinders.active.find((one) => one.id === id);
        if (chosen && form.getValues().refrigerant === '') form.setFieldValue('refrigerant', chosen.refrigerant);
      }}
      placeholder={cylinders.active.length === 0 ? 'No cylinders yet' : 'Choose…'}
      clearable
    />
  );
}
