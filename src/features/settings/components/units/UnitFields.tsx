import type { BillingSettings } from '@/domain/billing/settings';
import { jobTypeOptions } from '@/domain/company/workChoices';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { FormMultiSelect } from '@/ui/forms/FormMultiSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { OptionalParts } from '@/ui/layout/OptionalParts';
import { Pair } from '@/ui/layout/Pair';
import { unitParts } from './unitParts';
import type { UnitsForm } from './unitsForm';

type UnitFieldsProps = {
  form: SchemaFormApi<UnitsForm>;
  index: number;
  /** Company-wide billing settings: the defaults for a unit's empty fields. */
  settings: BillingSettings;
};

/** Edits one business unit, with the common fields in view; empty fields use the company's. */
export function UnitFields({ form, index, settings }: UnitFieldsProps) {
  const { settings: work } = useWorkSettings();
  const unit = form.values.current[index];
  if (!unit) return null;
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <OneColumn>
        <Pair least="240px">
          <FormTextInput
            form={form}
            name={`current.${index}.name`}
            label="Name"
            placeholder="Plumbing"
            autoComplete="off"
            isRequired
          />
          <FormMultiSelect
            form={form}
            name={`current.${index}.jobTypeIds`}
            label="Kinds of work"
            description="New jobs of these types are this unit’s"
            options={jobTypeOptions(work, '')}
            placeholder="None"
          />
        </Pair>
        <OptionalParts parts={unitParts({ form, index, unit, settings })} />
      </OneColumn>
    </div>
  );
}
