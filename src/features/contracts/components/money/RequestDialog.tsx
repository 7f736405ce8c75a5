import {
  logParts,
  REQUEST_KIND_LABELS,
  REQUEST_STATE_LABELS,
  REQUEST_STATES,
  type ContractRequest,
} from '@/domain/contract/money/log';
import { useToday } from '@/entities/company/useToday';
import { newId } from '@/lib/ids';
import { FormDate } from '@/ui/forms/FormDate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { Pair } from '@/ui/layout/Pair';
import { withItem, type ContractLogApi } from '../../hooks/useContractLog';
import { LogDialog } from './LogDialog';

type RequestDialogProps = {
  api: ContractLogApi;
  item: ContractRequest | null;
  kind: ContractRequest['kind'];
  onClose: () => void;
};

/** Edits an RFI or submittal and its answer. Numbers are permanent, so none can be deleted. */
export function RequestDialog({ api, item, kind, onClose }: RequestDialogProps) {
  const today = useToday();
  const { requests } = api.log;
  const form = useSchemaForm({
    schema: logParts.requests.element,
    initialValues: item ?? {
      id: newId(),
      kind,
      number: 0,
      title: '',
      question: '',
      to: '',
      sentOn: today,
      dueOn: '',
      answeredOn: '',
      answer: '',
      state: 'open',
    },
  });
  const name = REQUEST_KIND_LABELS[kind];
  return (
    <LogDialog
      title={item ? `${name} ${item.number}` : `New ${kind === 'rfi' ? 'RFI' : 'submittal'}`}
      form={form}
      submitLabel={item ? 'Save' : `Add ${kind === 'rfi' ? 'RFI' : 'submittal'}`}
      onSave={(values) => api.save({ kind: 'requests', requests: withItem(requests, values) })}
      onRemove={null}
      onClose={onClose}
    >
      <FormTextInput form={form} name="title" label="About" isRequired />
      <FormTextarea
        form={form}
        name="question"
        label={kind === 'rfi' ? 'Question' : 'What is submitted'}
        maxLength={2000}
      />
      <Pair>
        <FormTextInput form={form} name="to" label="To" />
        <FormDate form={form} name="sentOn" label="Sent on" />
        <FormDate form={form} name="dueOn" label="Answer due" />
      </Pair>
      <Pair>
        <FormSelect
          form={form}
          name="state"
          label="State"
          options={REQUEST_STATES.map((value) => ({ value, label: REQUEST_STATE_LABELS[value] }))}
        />
        <FormDate form={form} name="answeredOn" label="Answered on" />
      </Pair>
      <FormTextarea form={form} name="answer" label="Answer" maxLength={2000} />
    </LogDialog>
  );
}
