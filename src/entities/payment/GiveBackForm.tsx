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
  /** What can be given back at most, which the form begins with. */
  leftCents: number;
  currency: Currency;
  /** How much can go back, as text, and what comes of it. */
  describe: (left: string) => string;
  submitLabel: string;
  /** As the notice ends: “$120.00 refunded.” */
  doneWord: string;
  /** Gives it back; the form stays open until that is done. */
  onGiveBack: (values: { amountCents: number; reason: string }) => Promise<unknown>;
  onDone: () => unknown;
  onCancel: () => void;
};

/** How much of some money is given back, and why. */
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
