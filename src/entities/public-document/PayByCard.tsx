import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { formatCents } from '@/domain/money/format';
import { amountCents, type Currency } from '@/domain/money/schema';
import { startCardPayment } from '@/domain/payment/api';
import { openAddress } from '@/lib/openAddress';
import { FormMoney } from '@/ui/forms/FormMoney';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { rememberPaying } from './payingMark';

type PayByCardProps = {
  token: string;
  currency: Currency;
  /** What is owed: the amount may be lowered, never raised. */
  payableCents: number;
  /** How many payments the document shows now. */
  paymentCount: number;
  /** `Pay invoice`, `Pay the deposit`. */
  submitLabel: string;
  canTip?: boolean;
};

/** Stripe takes no less. */
const MINIMUM_CENTS = 50;

const symbolOf = (currency: Currency): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '$';

/** Chooses how much, and goes on to Stripe's page to pay it there; no card data is ever typed here. */
export function PayByCard({
  token,
  currency,
  payableCents,
  paymentCount,
  submitLabel,
  canTip = false,
}: PayByCardProps) {
  const [hasTip, setHasTip] = useState(false);
  const most = formatCents(payableCents, { currency });
  const [schema] = useState(() =>
    z.object({
      amountCents: amountCents
        .refine((value) => value >= Math.min(MINIMUM_CENTS, payableCents), 'At least 0.50')
        .refine((value) => value <= payableCents, `At most ${most}: that is all that is owed`),
      tipCents: amountCents,
    }),
  );
  const form = useSchemaForm({ schema, initialValues: { amountCents: payableCents, tipCents: 0 } });
  const currencySymbol = symbolOf(currency);

  return (
    <SchemaForm
      form={form}
      submitLabel={submitLabel}
      onSubmit={async (values) => {
        const { url } = await callFunction(startCardPayment, { token, ...values });
        rememberPaying(token, paymentCount);
        openAddress(url);
      }}
    >
      <FormMoney
        form={form}
        name="amountCents"
        label="Amount to pay"
        description={`${most} is owed. You may pay a part of it.`}
        currencySymbol={currencySymbol}
        isRequired
      />
      {hasTip && (
        <FormMoney
          form={form}
          name="tipCents"
          label="Tip"
          description="Goes to the team on top of the amount."
          currencySymbol={currencySymbol}
        />
      )}
      {canTip && !hasTip && (
        <div>
          <Button variant="subtle" onClick={() => setHasTip(true)}>
            Add a tip
          </Button>
        </div>
      )}
      <Text size="sm" c="dimmed">
        You pay on a secure page of Stripe. The company never sees your card’s number.
      </Text>
    </SchemaForm>
  );
}
