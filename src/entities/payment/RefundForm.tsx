import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import { financingOfPayment } from '@/domain/financing/state';
import { refundPayment } from '@/domain/payment/api';
import { refundableCents } from '@/domain/payment/refunds';
import type { Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { LinkButton } from '@/ui/links/LinkButton';
import { GiveBackForm } from './GiveBackForm';

type RefundFormProps = { payment: Stored<Payment>; onDone: () => unknown; onCancel: () => void };

/**
 * Refunds all or part of a payment: card payments through Stripe, others manually, which is recorded here. A loan is refunded at its
 * lender.
 */
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
  // Created once: a second click, or a retry after a lost response, makes the same refund and not another one.
  const [refundId] = useState(() => newId());
  const isCard = stripePaymentIntentId !== '';
  return (
    <GiveBackForm
      leftCents={refundableCents(payment)}
      currency={currency}
      describe={(left) =>
        isCard
          ? `Up to ${left}, back to the card or bank account that paid.`
          : `Up to ${left}. Give the money back yourself; this writes it down.`
      }
      submitLabel={isCard ? 'Refund through Stripe' : 'Record the refund'}
      doneWord="refunded"
      onGiveBack={(values) => callFunction(refundPayment, { paymentId, refundId, ...values })}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
