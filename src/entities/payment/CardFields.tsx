import { Button, Skeleton, useComputedColorScheme } from '@mantine/core';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardFields as Fields } from '@/domain/payment/fields';
import { AppError } from '@/lib/appError';
import { loadStripeScript } from '@/lib/stripeScript';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';

type CardFieldsProps = {
  fields: Fields;
  /** `setup` saves a card for later, `payment` pays now. */
  kind: 'setup' | 'payment';
  submitLabel: string;
  /** Runs before Stripe is called, for data that has to be stored first. Its errors are shown. */
  beforeConfirm?: () => Promise<void>;
  /** Stripe has accepted it. Whether money was received, the server learns from Stripe's event. */
  onDone: () => void;
  /** Called when the script or the fields can't be loaded here: there must be another way. */
  onUnavailable: () => void;
};

const SHAPE = { borderRadius: '8px', fontFamily: 'Inter, system-ui, sans-serif', fontSizeBase: '16px' };

/** Our styles don't reach Stripe's iframe: its colors match `ui/tokens.css`, so that the fields look like part of the page. */
const APPEARANCES: Record<'light' | 'dark', Appearance> = {
  light: {
    theme: 'stripe',
    variables: { ...SHAPE, colorPrimary: '#0b5d57', colorBackground: '#ffffff', colorDanger: '#9b1c1c' },
  },
  dark: {
    theme: 'night',
    variables: { ...SHAPE, colorPrimary: '#74beb5', colorBackground: '#20292d', colorDanger: '#f9bebb' },
  },
};

const refused = (userMessage: string | undefined): AppError =>
  new AppError({ code: 'invalid', userMessage: userMessage ?? 'That did not work. Please check what you typed.' });

/** Renders Stripe's own fields, in Stripe's iframe: card data is never on our page. The bank may ask the customer for confirmation. */
export function CardFields({ fields, kind, submitLabel, beforeConfirm, onDone, onUnavailable }: CardFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [isReady, setIsReady] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const scheme = useComputedColorScheme('light');
  const appearance = useEffectEvent(() => APPEARANCES[scheme]);
  const unavailable = useEffectEvent(onUnavailable);

  useEffect(() => {
    let isGone = false;
    let destroy = (): void => undefined;
    const mount = async (): Promise<void> => {
      const stripe = await loadStripeScript(fields);
      if (isGone || !box.current) return;
      const elements = stripe.elements({ clientSecret: fields.clientSecret, appearance: appearance() });
      const element = elements.create('payment', { layout: 'tabs' });
      destroy = () => element.destroy();
      element.on('ready', () => setIsReady(true));
      element.on('loaderror', () => unavailable());
      element.mount(box.current);
      held.current = { stripe, elements };
    };
    mount().catch(() => {
      if (!isGone) unavailable();
    });
    return () => {
      isGone = true;
      held.current = null;
      destroy();
    };
  }, [fields]);

  // Input is kept: the same fields change their colors.
  useEffect(() => {
    void held.current?.elements.update({ appearance: APPEARANCES[scheme] });
  }, [scheme]);

  const confirm = () =>
    submit(async () => {
      if (!held.current) return;
      const { stripe, elements } = held.current;
      const { error: incomplete } = await elements.submit();
      if (incomplete) throw refused(incomplete.message);
      await beforeConfirm?.();
      const options = {
        elements,
        redirect: 'if_required' as const,
        confirmParams: { return_url: window.location.href },
      };
      const { error } = kind === 'setup' ? await stripe.confirmSetup(options) : await stripe.confirmPayment(options);
      if (error) throw refused(error.message);
      onDone();
    });

  return (
    <OneColumn>
      {!isReady && <Skeleton height={180} aria-label="Loading the card fields" role="status" />}
      <div ref={box} data-testid="card-fields" />
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <div>
        <Button disabled={!isReady} loading={isBusy} onClick={() => void confirm()}>
          {submitLabel}
        </Button>
      </div>
    </OneColumn>
  );
}
