import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { isDemoTab } from '@/data/demo/demoTab';
import { isTriedNow, type PaymentStanding } from '@/domain/agreement/payment/standing';
import { cardText, expiryText } from '@/domain/agreement/payment/words';
import type { Currency } from '@/domain/money/schema';
import { calendarDay } from '@/lib/dates';
import { lazyPart } from '@/lib/lazyPage';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { useCardOfCustomer, type OpenedFields } from '../hooks/useCardOfCustomer';
import { PaymentProblem } from './PaymentProblem';

const CardFields = lazyPart(() => import('@/entities/payment/CardFields').then((module) => module.CardFields));

type CardForCustomerProps = {
  token: string;
  payment: PaymentStanding;
  takesCards: boolean;
  currency: Currency;
  timeZone: string;
  isPaused?: boolean;
  /** True once canceled: nothing more is billed, so no other card is requested. */
  isEnding?: boolean;
  /** Called after something the server learns of from Stripe: the page may refetch. */
  onDone?: () => void;
};

/** Lets a member use the card on file, another one, or none, and confirm a charge that needs them. */
export function CardForCustomer({
  token,
  payment,
  takesCards,
  currency,
  timeZone,
  isPaused = false,
  isEnding = false,
  onDone,
}: CardForCustomerProps) {
  const { card, problem, isProcessing } = payment;
  const actions = useCardOfCustomer(token, card, onDone);
  const { opened, isBlocked, isBusy, isSlow, fault, isWaiting } = actions;
  const [isRemoving, setIsRemoving] = useState(false);
  // A declined card can only be fixed with another card.
  const needsCard = problem !== null && problem.needs !== 'confirm' && !isTriedNow(problem, calendarDay(timeZone));
  if (!takesCards && !card) return null;
  return (
    <Section title="How you pay">
      <OneColumn>
        {problem && <PaymentProblem problem={problem} currency={currency} timeZone={timeZone} isForCustomer />}
        {problem?.needs === 'confirm' && !isWaiting && (
          <div>
            <Button loading={isBusy} onClick={() => void actions.confirmCharge()}>
              Confirm the payment
            </Button>
          </div>
        )}
        {isWaiting && (
          <InlineNotice tone="info" title="Stripe received it" role="status">
            It will show here in a moment. No further action is needed.
          </InlineNotice>
        )}
        {isProcessing && (
          <InlineNotice tone="info" title="A payment from your bank is on its way" role="status">
            This can take a few days.
          </InlineNotice>
        )}
        <Text>
          {isEnding && card && !problem
            ? `${cardText(card)}. ${NO_CHARGE_TEXTS.none}`
            : standingText(payment, timeZone, isPaused)}
        </Text>
        {isBlocked && (
          <InlineNotice tone="warning" title="The card form could not be loaded" role="alert">
            Something in this browser or network is blocking Stripe, such as an ad blocker. Try another browser, or call
            us.
          </InlineNotice>
        )}
        {opened && <EnterCard opened={opened} actions={actions} />}
        {!opened && <SubmitNotice fault={fault} isSlow={isSlow} />}
        {isDemoTab() && (
          <Text size="sm" c="dimmed">
            The demo doesn’t take cards. Normally, customers enter theirs here in Stripe’s own secure form.
          </Text>
        )}
        {!opened && !isDemoTab() && (
          <Group>
            {takesCards && (!isEnding || needsCard) && (
              <Button
                variant={card && !needsCard ? 'default' : 'filled'}
                loading={isBusy}
                onClick={() => void actions.open()}
              >
                {card ? 'Use another card' : 'Add a card'}
              </Button>
            )}
            {card && (
              <Button variant="text" disabled={isBusy} onClick={() => setIsRemoving(true)}>
                Remove
              </Button>
            )}
          </Group>
        )}
      </OneColumn>
      {card && (
        <Modal opened={isRemoving} onClose={() => setIsRemoving(false)} title="Remove the card">
          <OneColumn>
            <Text>{cardText(card)} is removed here and at Stripe. Your bills then come by e-mail, for you to pay.</Text>
            <div>
              <Button
                color="red"
                onClick={() => {
                  setIsRemoving(false);
                  void actions.remove();
                }}
              >
                Remove it
              </Button>
            </div>
          </OneColumn>
        </Modal>
      )}
    </Section>
  );
}

/** Explains a card with no upcoming charge, by what an open bill needs. */
const NO_CHARGE_TEXTS = {
  none: 'Nothing more is charged.',
  nothing: 'It won’t be charged until the open bill is settled.',
  confirm: 'It won’t be charged until the open bill is settled.',
  newCard: 'It is not charged again.',
} as const;

function standingText(
  { card, isAutomatic, nextChargeOn, problem }: PaymentStanding,
  timeZone: string,
  isPaused: boolean,
): string {
  if (!card) return 'With a card on file, your bills are paid automatically, and you get a receipt each time.';
  const expires = card.expires === '' ? '' : `, expires ${expiryText(card)}`;
  const next = isPaused
    ? 'Nothing is charged while it is paused.'
    : !isAutomatic
      ? 'It isn’t charged automatically. Your bills come by e-mail.'
      : nextChargeOn === ''
        ? NO_CHARGE_TEXTS[problem?.needs ?? 'none']
        : `Next charge: ${formatDate(nextChargeOn, timeZone)}.`;
  return `${cardText(card)}${expires}. ${next}`;
}

type EnterCardProps = { opened: OpenedFields; actions: ReturnType<typeof useCardOfCustomer> };

/** Renders Stripe's fields, with the consent text for saving a card. */
function EnterCard({ opened, actions }: EnterCardProps) {
  return (
    <OneColumn>
      <CardFields
        fields={opened.fields}
        kind="setup"
        submitLabel="Save card"
        beforeConfirm={() => actions.consent(opened)}
        onDone={actions.waitForStripe}
        onUnavailable={actions.giveUp}
      />
      <Text size="sm" c="dimmed">
        By pressing “Save card”: {opened.consentText}
      </Text>
      <div>
        <Button variant="text" onClick={actions.close}>
          Not now
        </Button>
      </div>
    </OneColumn>
  );
}
