import { useState } from 'react';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { setFinancingState } from '@/domain/financing/api';
import type { Financing } from '@/domain/financing/schema';
import { keptCents } from '@/domain/financing/state';
import { formatCents } from '@/domain/money/format';
import { amountCents } from '@/domain/money/schema';
import { requiredLine, type Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useReadFinancing } from './useReadFinancing';

/** Gives back a loan that was paid out, or a part of it: at a lender that we are connected to, else by hand in its portal. */
export function LoanRefundForm({ application, onDone }: { application: Stored<Financing>; onDone: () => void }) {
  const { id: financingId, currency, mode, lenderName, refundedCents } = application;
  const readAnew = useReadFinancing();
  const leftCents = keptCents(application);
  const left = formatCents(leftCents, { currency });
  const [schema] = useState(() =>
    z.object({
      amountCents: amountCents
        .refine((value) => value > 0, 'Enter an amount')
        .refine((value) => value <= leftCents, `At most ${left}`),
      reason: requiredLine(300, 'Enter a reason'),
    }),
  );
  const form = useSchemaForm({ schema, initialValues: { amountCents: leftCents, reason: '' } });
  const isPartner = mode === 'partner';
  return (
    <SchemaForm
      form={form}
      submitLabel={isPartner ? `Give back through ${lenderName}` : 'Record the refund'}
      onCancel={onDone}
      onSubmit={async (values) => {
        const givenBackCents = refundedCents + values.amountCents;
        await callFunction(setFinancingState, {
          ...{ financingId, state: 'refunded', note: values.reason, givenBackCents },
        });
        await readAnew();
        notify.success(`${formatCents(values.amountCents, { currency })} given back.`);
        onDone();
      }}
    >
      <FormMoney
        form={form}
        name="amountCents"
        label="Amount"
        description={
          isPartner
            ? `Up to ${left}. The customer’s loan shrinks by it within some days.`
            : `Up to ${left}. Give the money back through the lender’s portal; this writes it down in your books.`
        }
        isRequired
      />
      <FormTextInput form={form} name="reason" label="Reason" isRequired />
    </SchemaForm>
  );
}
