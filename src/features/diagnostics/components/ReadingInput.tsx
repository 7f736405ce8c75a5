import type { ReactNode } from 'react';
import type { ReadingField } from '@/domain/diagnostics/procedures/procedure';
import { unitOf, usualOf } from '@/domain/diagnostics/procedures/fieldsOf';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { DiagnosticFormValues } from '../diagnosticForm';
import classes from './diagnostics.module.css';

type ReadingInputProps = { form: SchemaFormApi<DiagnosticFormValues>; field: ReadingField };

/** Input for one reading, with its unit, how to take it, and a confirmation if it's unusual. */
export function ReadingInput({ form, field }: ReadingInputProps) {
  const name = `readings.${field.name}` as const;
  if (field.kind === 'flag') return <FormSwitch form={form} name={name} label={field.label} description={field.hint} />;
  if (field.kind === 'choice')
    return (
      <FormSelect
        form={form}
        name={name}
        label={field.label}
        description={field.hint}
        options={field.options}
        isClearable
      />
    );
  const usual = usualOf(field);
  const value = form.values.readings[field.name];
  const isUnusual = usual !== null && typeof value === 'number' && (value < usual[0] || value > usual[1]);
  const description: ReactNode = isUnusual ? (
    <span className={classes['check']} role="status">
      Usually {usual[0]} to {usual[1]} {unitOf(field)}: is it right?
    </span>
  ) : (
    field.hint
  );
  const unit = unitOf(field);
  return (
    <FormNumber
      form={form}
      name={name}
      label={field.label}
      description={description}
      decimals={Math.max(1, field.digits)}
      suffix={unit === '' ? '' : ` ${unit}`}
      isSigned={(field.schema.minValue ?? 0) < 0}
    />
  );
}
