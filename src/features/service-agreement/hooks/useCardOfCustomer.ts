import { useState } from 'react';
import { callFunction } from '@/data/callables';
import {
  consentToCharges,
  removeMyCard,
  startCardSetup,
  startChargeConfirmation,
} from '@/domain/agreement/payment/api';
import type { PaymentStanding } from '@/domain/agreement/payment/standing';
import type { CardFields } from '@/domain/payment/fields';
import { AppError } from '@/lib/appError';
import { loadStripeScript } from '@/lib/stripeScript';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';

export type OpenedFields = { setupId: string; consentText: string; fields: CardFields };

/**
 * Returns a member's actions on their card. `isWaiting`: Stripe accepted something that the page doesn't show yet. `onDone`: the page may
 * refetch.
 */
export function useCardOfCustomer(token: string, card: PaymentStanding['card'], onDone?: () => void) {
  const [opened, setOpened] = useState<OpenedFields | null>(null);
  const [cardBefore, setCardBefore] = useState<string | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const cardNow = JSON.stringify(card);
  const waitForStripe = (): void => {
    setOpened(null);
    setCardBefore(cardNow);
    onDone?.();
  };
  return {
    opened,
    isBlocked,
    isBusy,
    isSlow,
    fault,
    isWaiting: cardBefore === cardNow,
    open: () => submit(async () => setOpened(await callFunction(startCardSetup, { token }))),
    close: () => setOpened(null),
    consent: async ({ setupId, consentText }: OpenedFields): Promise<void> => {
      await callFunction(consentToCharges, { token, setupId, consentText });
    },
    waitForStripe,
    giveUp: () => {
      setOpened(null);
      setIsBlocked(true);
    },
    remove: () =>
      submit(async () => {
        await callFunction(removeMyCard, { token });
        onDone?.();
      }),
    /** Lets the bank authenticate the very payment it declined without the customer. */
    confirmCharge: () =>
      submit(async () => {
        const { fields, paymentMethodId } = await callFunction(startChargeConfirmation, { token });
        const stripe = await loadStripeScript(fields);
        const { error } = await stripe.confirmPayment({
          clientSecret: fields.clientSecret,
          redirect: 'if_required',
          confirmParams: { payment_method: paymentMethodId, return_url: window.location.href },
        });
        if (error)
          throw new AppError({ code: 'invalid', userMessage: error.message ?? 'Your bank did not confirm it.' });
        waitForStripe();
      }),
  };
}
