import { Button, Modal, NativeSelect, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { applicationInputSchema, type ListedMaterial } from '@/domain/contract/money/payApplication';
import { formatMoney } from '@/ui/format/money';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

type Named = ReadonlyMap<string, { item: string; description: string }>;
type MaterialListProps = {
  materials: readonly ListedMaterial[];
  /** Lines that bill stored material, offered as options. */
  lineIds: readonly string[];
  names: Named;
  onChange: (materials: ListedMaterial[]) => void;
};

/** Lists the stored material behind the "Stored now" column. Without supplier, location, insurance, and title it can't be billed. */
export function MaterialList({ materials, lineIds, names, onChange }: MaterialListProps) {
  const [isAdding, setIsAdding] = useState(false);
  if (lineIds.length === 0 && materials.length === 0) return null;
  return (
    <Section
      title="Stored material"
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setIsAdding(true)}
          disabled={lineIds.length === 0}
        >
          Add material
        </Button>
      }
    >
      {materials.length === 0 ? (
        <Text c="dimmed">List what is stored: supplier, place, insurance and proof of title.</Text>
      ) : (
        <LinedList label="Stored material">
          {materials.map((material, index) => (
            <LinedRow
              key={index}
              title={material.description}
              details={[
                names.get(material.lineId)?.description ?? '',
                formatMoney(material.amountCents),
                material.supplier,
                material.place,
              ]
                .filter(Boolean)
                .join(' · ')}
            >
              <Button
                variant="subtle"
                aria-label={`Remove ${material.description}`}
                onClick={() => onChange(materials.filter((_, at) => at !== index))}
              >
                Remove
              </Button>
            </LinedRow>
          ))}
        </LinedList>
      )}
      {isAdding && (
        <MaterialDialog
          lineIds={lineIds}
          names={names}
          onSave={(material) => onChange([...materials, material])}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Section>
  );
}

const schema = applicationInputSchema.shape.materials.unwrap().element.extend({
  supplier: z.string().trim().min(1, 'Enter the supplier').max(160),
  place: z.string().trim().min(1, 'Enter where it is stored').max(200),
  insurance: z.string().trim().min(1, 'Enter how it is insured').max(200),
  title: z.string().trim().min(1, 'Enter the proof of title').max(200),
});

type MaterialDialogProps = Pick<MaterialListProps, 'lineIds' | 'names'> & {
  onSave: (material: ListedMaterial) => void;
  onClose: () => void;
};

function MaterialDialog({ lineIds, names, onSave, onClose }: MaterialDialogProps) {
  const form = useSchemaForm({
    schema,
    initialValues: {
      lineId: lineIds[0] ?? '',
      description: '',
      amountCents: 0,
      supplier: '',
      place: '',
      insurance: '',
      title: '',
    },
  });
  return (
    <Modal opened onClose={onClose} title="Stored material">
      <SchemaForm
        form={form}
        submitLabel="Add material"
        onCancel={onClose}
        onSubmit={(material) => {
          onSave(material);
          onClose();
          return Promise.resolve();
        }}
      >
        <OneColumn>
          <NativeSelect
            label="Line"
            value={form.values.lineId}
            onChange={(event) => form.setFieldValue('lineId', event.currentTarget.value)}
            data={lineIds.map((value) => ({ value, label: names.get(value)?.description ?? value }))}
          />
          <FormTextInput form={form} name="description" label="What is stored" isRequired />
          <FormMoney form={form} name="amountCents" label="Value" />
          <FormTextInput form={form} name="supplier" label="Supplier" isRequired />
          <FormTextInput form={form} name="place" label="Stored at" isRequired />
          <FormTextInput form={form} name="insurance" label="Insurance" isRequired />
          <FormTextInput form={form} name="title" label="Proof of title" isRequired />
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}
