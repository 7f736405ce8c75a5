import { Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { setFinancingState } from '@/domain/financing/api';
import { merchantFee } from '@/domain/financing/monthly';
import { FINANCING_STATE_LABELS, FINANCING_STATES, type Financing } from '@/domain/financing/schema';
import { loanCents, nextStates } from '@/domain/financing/state';
import { formatCents } from '@/domain/money/format';
import { amountCents } from '@/domain/money/schema';
import { line, optionalDate, type Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useReadFinancing } from './useReadFinancing';

const formSchema = z.object({
  state: z.enum(FINANCING_STATES),
  approvedCents: amountCents,
  expiresOn: optionalDate,
  paidOutOn: optionalDate,
  feeCents: amountCents,
  note: line(500),
});

/** Edits an application's status, as shown in the lender's portal. A payout is recorded as a payment; earlier steps aren't. */
export function FinancingStateForm({ application, onDone }: { application: Stored<Financing>; onDone: () => void }) {
  const today = useToday();
  const readAnew = useReadFinancing();
  const { id: financingId, amountCents: asked, currency } = application;
  const [first = application.state] = nextStates(application.state);
  const form = useSchemaForm({
    schema: formSchema,
    initialValues: {
      state: first,
      approvedCents: loanCents(application),
      expiresOn: application.expiresOn,
      paidOutOn: today,
      feeCents: merchantFee(loanCents(application), application).feeCents,
      note: '',
    },
  });
  const { state } = form.values;
  const isPayout = state === 'paid-out';
  const hasAmount = state === 'approved' || state === 'locked';
  return (
    <SchemaForm
      form={form}
      submitLabel="Save"
      onCancel={onDone}
      onSubmit={async (values) => {
        await callFunction(setFinancingState, {
          financingId,
          state: values.state,
          note: values.note,
          approvedCents: hasAmount ? values.approvedCents : null,
          expiresOn: hasAmount ? values.expiresOn : '',
          paidOutOn: isPayout ? values.paidOutOn : '',
          feeCents: isPayout ? values.feeCents : null,
        });
        await readAnew();
        notify.success(`The application is “${FINANCING_STATE_LABELS[values.state]}”.`);
        onDone();
      }}
    >
      <Stack>
        <FormSelect
          form={form}
          name="state"
          label="Status"
          options={nextStates(application.state).map((value) => ({ value, label: FINANCING_STATE_LABELS[value] }))}
        />
        {hasAmount && (
          <FormMoney
            form={form}
            name="approvedCents"
            label="Approved amount"
            description={`Applied for: ${formatCents(asked, { currency })}`}
          />
        )}
        {hasAmount && <FormDate form={form} name="expiresOn" label="Offer ends on" />}
        {isPayout && <FormDate form={form} name="paidOutOn" label="Paid out on" maxDate={today} isRequired />}
        {isPayout && <FormMoney form={form} name="feeCents" label="Fee the lender kept" />}
        {isPayout && (
          <Text size="sm" c="dimmed">
            The whole amount is entered as a payment, before the fee.
          </Text>
        )}
        <FormTextInput form={form} name="note" label="Note" />
      </Stack>
    </SchemaForm>
  );
}
