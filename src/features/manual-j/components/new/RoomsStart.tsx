import { useState } from 'react';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { NewLoadValues } from '../../newLoad';
import { useUnits } from '@/entities/calculation/useUnits';
import { Pair } from '@/ui/layout/Pair';
import { QuantityField } from '../quick/QuantityField';
import { answer, answerAgain, refusals, type QuickField, type RefusedAnswers } from '../quick/quickAnswers';

/** Asks what is needed before the first room: the rest is entered in the editor. */
export function RoomsStart({ form }: { form: SchemaFormApi<NewLoadValues> }) {
  const { system } = useUnits();
  const [refused, setRefused] = useState<RefusedAnswers>({});
  const answers = form.values.quick;
  const errors = refusals(answers, refused, system);
  const number = (field: QuickField) => ({
    value: ({ ...answers, ...refused } as Record<QuickField, unknown>)[field] as number | undefined,
    error: errors[field],
    onRefused: (before: number | undefined) => form.setFieldValue('quick', answerAgain(answers, field, before)),
    onChange: (value: number | undefined) => {
      const next = answer(answers, refused, field, value);
      setRefused(next.refused);
      form.setFieldValue('quick', next.answers);
    },
  });
  return (
    <Pair>
      <QuantityField
        label="Floor area"
        quantity="area"
        description="What is heated and cooled"
        {...number('floorAreaFt2')}
      />
      <QuantityField label="Stories" {...number('storeys')} />
      <QuantityField label="Ceiling height" quantity="length" {...number('ceilingHeightFt')} />
      <QuantityField label="Bedrooms" {...number('bedrooms')} />
      <FormTextInput form={form} name="roomName" label="First room" isRequired />
    </Pair>
  );
}
