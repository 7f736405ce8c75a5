import { logParts, type Cost } from '@/domain/contract/money/log';
import { useToday } from '@/entities/company/useToday';
import { newId } from '@/lib/ids';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { Pair } from '@/ui/layout/Pair';
import { withItem, withoutItem, type ContractLogApi } from '../../hooks/useContractLog';
import { LogDialog } from './LogDialog';

/** Edits a cost paid under a contract. */
export function CostDialog({ api, item, onClose }: { api: ContractLogApi; item: Cost | null; onClose: () => void }) {
  const today = useToday();
  const { costs, subcontracts } = api.log;
  const form = useSchemaForm({
    schema: logParts.costs.element,
    initialValues: item ?? {
      id: newId(),
      on: today,
      costCode: '',
      description: '',
      vendor: '',
      subcontractId: '',
      amountCents: 0,
      ticketId: '',
      lineId: '',
    },
  });
  return (
    <LogDialog
      title={item ? item.description : 'New cost'}
      form={form}
      submitLabel={item ? 'Save' : 'Add cost'}
      onSave={(values) => api.save({ kind: 'costs', costs: withItem(costs, values) })}
      onRemove={item && (() => api.save({ kind: 'costs', costs: withoutItem(costs, item.id) }))}
      onClose={onClose}
    >
      <FormTextInput form={form} name="description" label="What" isRequired />
      <Pair>
        <FormMoney form={form} name="amountCents" label="Amount" description="Negative for a return" />
        <FormDate form={form} name="on" label="On" />
      </Pair>
      <Pair>
        <FormTextInput form={form} name="costCode" label="Cost code" />
        <FormTextInput form={form} name="vendor" label="Vendor" />
      </Pair>
      {subcontracts.length > 0 && (
        <FormSelect
          form={form}
          name="subcontractId"
          label="Under subcontract"
          isClearable
          options={subcontracts.map(({ id, company }) => ({ value: id, label: company }))}
        />
      )}
    </LogDialog>
  );
}
