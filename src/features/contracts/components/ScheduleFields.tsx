import { emptyScheduleLine } from '@/domain/contract/record/fromEstimate';
import { SCHEDULE_LINE_LIMIT } from '@/domain/contract/record/scheduleOfValues';
import { newId } from '@/lib/ids';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { Pair } from '@/ui/layout/Pair';
import type { ContractForm } from '../contractForm';

/** What each part of the work is worth. */
export function ScheduleFields({ form }: { form: SchemaFormApi<ContractForm> }) {
  return (
    <FormList
      form={form}
      name="lines"
      label="Lines"
      isLabelHidden
      itemLabel="Line"
      max={SCHEDULE_LINE_LIMIT}
      newItem={() => ({
        ...emptyScheduleLine(newId()),
        item: String(form.getValues().lines.length + 1),
        scheduledValueCents: '',
      })}
      emptyText="Without lines the contract has one sum."
    >
      {(index) => (
        <Pair gap="sm" least="140px">
          <FormTextInput form={form} name={`lines.${index}.item`} label="Item" />
          <FormTextInput form={form} name={`lines.${index}.description`} label="Description" isRequired />
          <FormTextInput form={form} name={`lines.${index}.costCode`} label="Cost code" />
          <FormMoney form={form} name={`lines.${index}.scheduledValueCents`} label="Value" isRequired />
        </Pair>
      )}
    </FormList>
  );
}
