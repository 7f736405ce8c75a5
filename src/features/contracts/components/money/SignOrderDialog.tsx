import { Modal } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { changeChangeOrder } from '@/domain/contract/money/api';
import {
  changeOrderName,
  recordedSignatureSchema,
  SIGNING_PARTIES,
  SIGNING_PARTY_LABELS,
  type ChangeOrderRecord,
} from '@/domain/contract/money/changeOrder';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';

type SignOrderDialogProps = { order: Stored<ChangeOrderRecord>; onClose: () => void };

/** Records a signature on a change order: who signed, how, and when. */
export function SignOrderDialog({ order, onClose }: SignOrderDialogProps) {
  const today = useToday();
  const missing =
    SIGNING_PARTIES.find((party) => !order.signatures.some((signed) => signed.party === party)) ?? 'owner';
  const form = useSchemaForm({
    schema: recordedSignatureSchema,
    initialValues: { party: missing, name: '', how: 'On paper', signedOn: today },
  });
  return (
    <Modal opened onClose={onClose} title={`Signature on ${changeOrderName(order)}`}>
      <SchemaForm
        form={form}
        submitLabel="Record signature"
        onCancel={onClose}
        onSubmit={async (signature) => {
          await callFunction(changeChangeOrder, {
            contractId: order.contractId,
            orderId: order.id,
            revision: order.revision,
            change: { kind: 'sign', signature },
          });
          notify.success('The signature is on record.');
          onClose();
        }}
      >
        <OneColumn>
          <FormSelect
            form={form}
            name="party"
            label="Who"
            options={SIGNING_PARTIES.map((value) => ({ value, label: SIGNING_PARTY_LABELS[value] }))}
          />
          <FormTextInput form={form} name="name" label="Name" isRequired />
          <FormTextInput form={form} name="how" label="How" isRequired />
          <FormDate form={form} name="signedOn" label="Signed on" maxDate={today} />
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}
