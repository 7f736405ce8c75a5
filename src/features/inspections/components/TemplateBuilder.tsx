import { Button, MultiSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { EQUIPMENT_LABELS, EQUIPMENT_TYPES } from '@/domain/equipment/schema';
import { addSection } from '@/domain/inspection/edit';
import { FORM_SECTIONS_LIMIT } from '@/domain/inspection/form';
import { TRADE_LABELS, TRADES } from '@/domain/inspection/schema';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { useLatest } from '@/ui/hooks/useLatest';
import { Beside } from '@/ui/layout/Beside';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import type { TemplateFormValues, EditForm } from '../templateForm';
import { BuilderSection } from './BuilderSection';
import { TemplatePreview } from './TemplatePreview';

const TRADE_OPTIONS = TRADES.map((value) => ({ value, label: TRADE_LABELS[value] }));
const TYPE_OPTIONS = EQUIPMENT_TYPES.map((value) => ({ value, label: EQUIPMENT_LABELS[value] }));

/** The template builder: sections and items to edit and reorder by drag or keyboard, with a phone preview. */
export function TemplateBuilder({ form }: { form: SchemaFormApi<TemplateFormValues> }) {
  const value = form.values.form;
  const [openId, setOpenId] = useState('');
  const now = useLatest(form);
  const edit: EditForm = (change) => now.current.setFieldValue('form', change(now.current.getValues().form));
  // Deferred, so that typing stays fast.
  const previewed = useDeferredValue(value);
  /** Returns the error at a path in the form, such as `sections.0.items.1.label`. */
  const errorOf = (path: string): string | undefined => {
    const error = form.errors[`form.${path}`];
    return typeof error === 'string' ? error : undefined;
  };
  return (
    <Beside width="24rem" gap="lg">
      <OneColumn>
        <Section>
          <OneColumn>
            <Pair least="200px">
              <FormTextInput form={form} name="name" label="Name" isRequired />
              <FormSelect form={form} name="trade" label="Trade" options={TRADE_OPTIONS} />
            </Pair>
            <FormTextInput form={form} name="description" label="Description" />
            <MultiSelect
              label="Offered first for"
              placeholder={value.equipmentTypes.length === 0 ? 'Any equipment' : ''}
              data={TYPE_OPTIONS}
              value={value.equipmentTypes}
              searchable
              onChange={(types) =>
                edit((now) => ({ ...now, equipmentTypes: EQUIPMENT_TYPES.filter((type) => types.includes(type)) }))
              }
            />
          </OneColumn>
        </Section>
        {value.sections.map((section, index) => (
          <BuilderSection
            key={section.id}
            section={section}
            index={index}
            form={value}
            edit={edit}
            errorOf={errorOf}
            openId={openId}
            onOpen={setOpenId}
          />
        ))}
        {value.sections.length < FORM_SECTIONS_LIMIT && (
          <div>
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit(addSection)}>
              Add section
            </Button>
          </div>
        )}
      </OneColumn>
      <TemplatePreview form={previewed} title={form.values.name} />
    </Beside>
  );
}
