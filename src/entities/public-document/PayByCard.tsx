import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { isDemoTab } from '@/data/demo/demoTab';
import { formatCents } from '@/domain/money/format';
import { amountCents, type Currency } from '@/domain/money/schema';
import { startCardPayment, startFieldPayment } from '@/domain/payment/api';
import type { CardFields as Fields } from '@/domain/payment/fields';
import { lazyPart } from '@/lib/lazyPage';
import { openAddress } from '@/lib/openAddress';
import { notify } from '@/ui/feedback/notify';
import { FormMoney } from '@/ui/forms/FormMoney';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import classes from './PayByCard.module.css';
import { rememberPaying } from './payingMark';

const CardFields = lazyPart(() => import('../payment/CardFields').then((module) => module.CardFields));

type PayByCardProps = {
  token: string;
  currency: Currency;
  /** The amount due: it may be lowered, never raised. */
  payableCents: number;
  /** Number of payments the document currently shows. */
  paymentCount: number;
  canTip?: boolean;
  /**
   * Called when Stripe has accepted the card, in place of the page's own “paid” mark: for staff who take the payment by phone or at the
   * door.
   */
  onPaid?: () => void;
};

/** Stripe's minimum. */
const MINIMUM_CENTS = 50;

const symbolOf = (currency: Currency): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '$';

/** The payment in cents, with the tip separate. */
type Amounts = { amountCents: number; tipCents: number };

/**
 * Lets the customer pay the full amount due or another amount: in Stripe's own fields, without leaving the page, or on Stripe's page if
 * the fields can't be shown. Card data is never typed on our page.
 */
export function PayByCard({ token, currency, payableCents, paymentCount, canTip = false, onPaid }: PayByCardProps) {
  const [isPart, setIsPart] = useState(false);
  const [hasTip, setHasTip] = useState(false);
  const [paying, setPaying] = useState<{ fields: Fields; amounts: Amounts } | null>(null);
  const [, setParams] = useSearchParams();
  const money = (cents: number): string => formatCents(cents, { currency });
  const [schema] = useState(() =>
    z.object({
      amountCents: amountCents
        .refine((value) => value >= Math.min(MINIMUM_CENTS, payableCents), 'At least 0.50')
        .refine((value) => value <= payableCents, `At most ${money(payableCents)}: that is all you owe`),
      tipCents: amountCents,
    }),
  );
  const form = useSchemaForm({ schema, initialValues: { amountCents: payableCents, tipCents: 0 } });
  // An empty field counts as zero.
  const sumCents = (form.values.amountCents || 0) + (form.values.tipCents || 0);
  const currencySymbol = symbolOf(currency);

  const leave = async (amounts: Amounts): Promise<void> => {
    const { url } = await callFunction(startCardPayment, { token, ...amounts });
    rememberPaying(token, paymentCount);
    openAddress(url);
  };
  const start = async (amounts: Amounts): Promise<void> => {
    const { fields } = isDemoTab() ? { fields: null } : await callFunction(startFieldPayment, { token, ...amounts });
    if (fields) setPaying({ fields, amounts });
    else await leave(amounts);
  };
  if (paying)
    return (
      <PayInFields
        fields={paying.fields}
        label={`Pay ${money(paying.amounts.amountCents + paying.amounts.tipCents)}`}
        onDone={() => {
          rememberPaying(token, paymentCount);
          if (onPaid) onPaid();
          else setParams({ paid: '1' }, { replace: true });
        }}
        onBack={() => setPaying(null)}
        onLeave={() => void leave(paying.amounts).catch((error: unknown) => notify.error(error))}
      />
    );

  return (
    <div data-actions="wide" className={classes['pay']}>
      <SchemaForm form={form} submitLabel={`Pay ${money(sumCents)}`} onSubmit={start}>
        {isPart && (
          <FormMoney
            form={form}
            name="amountCents"
            label="Amount to pay"
            description={`You owe ${money(payableCents)}. You may pay part of it.`}
            currencySymbol={currencySymbol}
            isRequired
          />
        )}
        {hasTip && (
          <FormMoney
            form={form}
            name="tipCents"
            label="Tip"
            description="Goes to the team on top of the amount."
            currencySymbol={currencySymbol}
          />
        )}
      </SchemaForm>
      {(!isPart || (canTip && !hasTip)) && (
        <Group gap="lg" className={classes['links'] ?? ''}>
          {!isPart && (
            <Button variant="transparent" px={0} onClick={() => setIsPart(true)}>
              Pay a different amount
            </Button>
          )}
          {canTip && !hasTip && (
            <Button variant="transparent" px={0} onClick={() => setHasTip(true)}>
              Add a tip
            </Button>
          )}
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {isDemoTab()
          ? 'The demo plays the payment: no card is asked for, and none is charged.'
          : 'You pay in a secure form by Stripe. We never see your card number.'}
      </Text>
    </div>
  );
}

type PayInFieldsProps = { fields: Fields; label: string; onDone: () => void; onBack: () => void; onLeave: () => void };

/** Renders Stripe's fields, with Stripe's page as the alternative. */
function PayInFields({ fields, label, onDone, onBack, onLeave }: PayInFieldsProps) {
  return (
    <div data-actions="wide" className={classes['pay']}>
      <CardFields fields={fields} kind="payment" submitLabel={label} onDone={onDone} onUnavailable={onLeave} />
      <Group gap="lg" className={classes['links'] ?? ''}>
        <Button variant="transparent" px={0} onClick={onBack}>
          Change the amount
        </Button>
        <Button variant="transparent" px={0} onClick={onLeave}>
          Pay on Stripe’s page instead
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        You are typing into Stripe’s secure form. We never see your card number.
      </Text>
    </div>
  );
}
