import { Modal } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { addPayEntry, payEntryInputSchema, type PayEntryInput } from '@/domain/commission/api';
import { technicianName } from '@/domain/technician/schema';
import { useToday } from '@/entities/company/useToday';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

type AddPayDialogProps = { technicianId: string; onAdded: () => Promise<void>; onClose: () => void };

/** Adds a bonus or deduction to someone's pay, with a reason. It goes into the next pay period. */
export function AddPayDialog({ technicianId, onAdded, onClose }: AddPayDialogProps) {
  const today = useToday();
  const { active } = useTechnicians();
  const [requestId] = useState(newId);
  const form = useSchemaForm<PayEntryInput>({
    schema: payEntryInputSchema,
    initialValues: {
      ...{ requestId, technicianId, on: today, amountCents: 0, reason: '', jobId: '', isInRegularRate: true },
    },
  });
  return (
    <Modal opened onClose={onClose} title="Add or deduct pay">
      <SchemaForm
        form={form}
        onCancel={onClose}
        submitLabel="Add to pay"
        onSubmit={async (entry) => {
          await callFunction(addPayEntry, entry);
          await onAdded();
          notify.success('Added to the next pay period.');
          onClose();
        }}
      >
        <FormSelect
          form={form}
          name="technicianId"
          label="For"
          options={active.map((person) => ({ value: person.id, label: technicianName(person) }))}
          isRequired
        />
        <FormMoney
          form={form}
          name="amountCents"
          label="Amount"
          description="Negative amounts are deducted."
          isRequired
        />
        <FormDate form={form} name="on" label="For work of" maxDate={today} isRequired />
        <FormTextInput form={form} name="reason" label="Reason" description="The technician sees this." isRequired />
        <FormSwitch
          form={form}
          name="isInRegularRate"
          label="Counts for overtime"
          description="Turn off only for gifts that weren’t promised and for expense reimbursements."
        />
      </SchemaForm>
    </Modal>
  );
}
