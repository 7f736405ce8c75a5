import { logParts, type BudgetRow } from '@/domain/contract/money/log';
import { newId } from '@/lib/ids';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { withItem, withoutItem, type ContractLogApi } from '../../hooks/useContractLog';
import { LogDialog } from './LogDialog';

type BudgetDialogProps = { api: ContractLogApi; item: BudgetRow | null; onClose: () => void };

/** Edits the budget of one cost code. */
export function BudgetDialog({ api, item, onClose }: BudgetDialogProps) {
  const { budget } = api.log;
  const form = useSchemaForm({
    schema: logParts.budget.element,
    initialValues: item ?? { id: newId(), costCode: '', name: '', budgetCents: 0 },
  });
  return (
    <LogDialog
      title={item ? item.name : 'New budget line'}
      form={form}
      submitLabel={item ? 'Save' : 'Add budget line'}
      onSave={(values) => api.save({ kind: 'budget', budget: withItem(budget, values) })}
      onRemove={item && (() => api.save({ kind: 'budget', budget: withoutItem(budget, item.id) }))}
      onClose={onClose}
    >
      <FormTextInput form={form} name="name" label="What" isRequired />
      <FormTextInput form={form} name="costCode" label="Cost code" />
      <FormMoney
        form={form}
        name="budgetCents"
        label="Budget"
        description="Your expected cost, not the selling price"
      />
    </LogDialog>
  );
}
