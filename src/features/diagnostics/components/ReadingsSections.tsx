import type { Procedure } from '@/domain/diagnostics/procedures/procedure';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { DiagnosticFormValues } from '../diagnosticForm';
import { ReadingInput } from './ReadingInput';

type ReadingsSectionsProps = { form: SchemaFormApi<DiagnosticFormValues>; procedure: Procedure };

/** Form sections for checks and readings, in the order of the work. Skips what doesn't apply. */
export function ReadingsSections({ form, procedure }: ReadingsSectionsProps) {
  const used = procedure.fields.filter(({ isUsed }) => isUsed?.(form.values.readings) ?? true);
  const hazard = typeof procedure.hazard === 'function' ? procedure.hazard(form.values.readings) : procedure.hazard;
  const groups = [...new Set(used.map(({ group }) => group))];
  return (
    <>
      {hazard !== undefined && <InlineNotice tone="warning">{hazard}</InlineNotice>}
      {procedure.conditions.length > 0 && (
        <Section title="Before it counts">
          <OneColumn>
            {procedure.conditions.map(({ name, label }) => (
              <FormCheckbox key={name} form={form} name={`readings.${name}`} label={label} />
            ))}
          </OneColumn>
        </Section>
      )}
      {groups.map((group) => (
        <Section key={group} title={group}>
          <OneColumn>
            {used
              .filter((field) => field.group === group)
              .map((field) => (
                <ReadingInput key={field.name} form={form} field={field} />
              ))}
          </OneColumn>
        </Section>
      ))}
    </>
  );
}
