import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import { financingOfPayment } from '@/domain/financing/state';
import { formatCents } from '@/domain/money/format';
import { amountCents } from '@/domain/money/schema';
import { refundPayment } from '@/domain/payment/api';
import { refundableCents } from '@/domain/payment/refunds';
import type { Payment } from '@/domain/payment/schema';
import { requiredLine } from '@/domain/record/schema';
import type { Stored } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { LinkButton } from '@/ui/links/LinkButton';

type RefundFormProps = { payment: Stored<Payment>; onDone: () => unknown; onCancel: () => void };

/** Gives back a payment or a part of it: a card's money through Stripe, any other by hand, which is written down here. A loan is given back at its lender. */
export function RefundForm(props: RefundFormProps) {
  const session = useSession();
  const financingId = financingOfPayment(props.payment.id);
  if (financingId !== '' && hasFeature(session.features, 'wisetack'))
    return (
      <Stack gap="xs">
        <Text size="sm">
          A loan paid this: it is given back under Financing, so that its application says what is left.
        </Text>
        <Group>
          <LinkButton to={`${pathOfFeature('wisetack')}?application=${financingId}`}>Open the application</LinkButton>
          <Button variant="default" onClick={props.onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    );
  return <Amount {...props} />;
}

function Amount({ payment, onDone, onCancel }: RefundFormProps) {
  const { id: paymentId, currency, stripePaymentIntentId } = payment;
  // Made once: a second click, or a second try after a lost answer, gives back the same and not again.
  const [refundId] = useState(() => newId());
  const leftCents = refundableCents(payment);
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
  const isCard = stripePaymentIntentId !== '';

  return (
    <SchemaForm
      form={form}
      submitLabel={isCard ? 'Refund through Stripe' : 'Record the refund'}
      onCancel={onCancel}
      onSubmit={async (values) => {
        await callFunction(refundPayment, { paymentId, refundId, ...values });
        notify.success(`${formatCents(values.amountCents, { currency })} refunded.`);
        await onDone();
      }}
    >
      <FormMoney
        form={form}
        name="amountCents"
        label="Amount"
        description={
          isCard
            ? `Up to ${left}, back to the card or bank account that paid.`
            : `Up to ${left}. Give the money back yourself; this writes it down.`
        }
        isRequired
      />
      <FormTextInput form={form} name="reason" label="Reason" isRequired />
    </SchemaForm>
  );
}
