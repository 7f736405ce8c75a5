import { logParts, SUBCONTRACT_STATE_LABELS, SUBCONTRACT_STATES, type Subcontract } from '@/domain/contract/money/log';
import { newId } from '@/lib/ids';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { Pair } from '@/ui/layout/Pair';
import { withItem, withoutItem, type ContractLogApi } from '../../hooks/useContractLog';
import { LogDialog } from './LogDialog';

type SubcontractDialogProps = { api: ContractLogApi; item: Subcontract | null; onClose: () => void };

/** Edits a subcontract, with its total and its papers' expiration dates. */
export function SubcontractDialog({ api, item, onClose }: SubcontractDialogProps) {
  const { subcontracts } = api.log;
  const form = useSchemaForm({
    schema: logParts.subcontracts.element,
    initialValues: item ?? {
      id: newId(),
      company: '',
      trade: '',
      costCode: '',
      state: 'planned',
      sumCents: 0,
      changesCents: 0,
      retainagePpm: 0,
      insuranceEndsOn: '',
      workersCompEndsOn: '',
    },
  });
  return (
    <LogDialog
      title={item ? item.company : 'New subcontract'}
      form={form}
      submitLabel={item ? 'Save' : 'Add subcontract'}
      onSave={(values) => api.save({ kind: 'subcontracts', subcontracts: withItem(subcontracts, values) })}
      onRemove={item && (() => api.save({ kind: 'subcontracts', subcontracts: withoutItem(subcontracts, item.id) }))}
      onClose={onClose}
    >
      <FormTextInput form={form} name="company" label="Subcontractor" isRequired />
      <Pair>
        <FormTextInput form={form} name="trade" label="Trade" />
        <FormTextInput form={form} name="costCode" label="Cost code" />
      </Pair>
      <Pair>
        <FormMoney form={form} name="sumCents" label="Contract sum" />
        <FormMoney form={form} name="changesCents" label="Signed changes" description="Negative takes away" />
      </Pair>
      <Pair>
        <FormSelect
          form={form}
          name="state"
          label="State"
          options={SUBCONTRACT_STATES.map((value) => ({ value, label: SUBCONTRACT_STATE_LABELS[value] }))}
        />
        <FormRate form={form} name="retainagePpm" label="Retainage" />
      </Pair>
      <Pair>
        <FormDate form={form} name="insuranceEndsOn" label="Liability insurance until" />
        <FormDate form={form} name="workersCompEndsOn" label="Workers’ compensation until" />
      </Pair>
    </LogDialog>
  );
}
