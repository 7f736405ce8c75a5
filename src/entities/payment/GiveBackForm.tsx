import { useState } from 'react';
import { z } from 'zod';
import { formatCents } from '@/domain/money/format';
import { amountCents, type Currency } from '@/domain/money/schema';
import { requiredLine } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

type GiveBackFormProps = {
  /** The most that can be refunded, and the form's initial amount. */
  leftCents: number;
  currency: Currency;
  /** Describes how much can be refunded, and the consequences. */
  describe: (left: string) => string;
  submitLabel: string;
  /** The end of the notice: “$120.00 refunded.” */
  doneWord: string;
  /** Makes the refund; the form stays open until it's done. */
  onGiveBack: (values: { amountCents: number; reason: string }) => Promise<unknown>;
  onDone: () => unknown;
  onCancel: () => void;
};

/** Edits how much to refund, and why. */
export function GiveBackForm(props: GiveBackFormProps) {
  const { leftCents, currency, describe, submitLabel, doneWord, onGiveBack, onDone, onCancel } = props;
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
  return (
    <SchemaForm
      form={form}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={async (values) => {
        await onGiveBack(values);
        notify.success(`${formatCents(values.amountCents, { currency })} ${doneWord}.`);
        await onDone();
      }}
    >
      <FormMoney form={form} name="amountCents" label="Amount" description={describe(left)} isRequired />
      <FormTextInput form={form} name="reason" label="Reason" isRequired />
    </SchemaForm>
  );
}
