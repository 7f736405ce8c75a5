import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useOnline } from '@/data/react/useOnline';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { chargeAhead, paymentStanding, type NoCharge } from '@/domain/agreement/payment/standing';
import { cardText, expiryText } from '@/domain/agreement/payment/words';
import type { Agreement } from '@/domain/agreement/record/schema';
import { isMember } from '@/domain/agreement/record/state';
import type { Stored } from '@/domain/record/schema';
import { addCalendarDays } from '@/lib/calendar';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { DayInput } from '@/ui/forms/DayInput';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { useCardActions } from '../hooks/useCardActions';
import { PaymentProblem } from './PaymentProblem';

/** Why a card on file won't be charged next. */
const NO_CHARGE_TEXTS: Record<NoCharge, string> = {
  '': '',
  disputed: 'None while a charge is disputed',
  refused: 'None. This card won’t be retried. Ask for a different one',
  ends: 'None. The agreement ends before the next bill unless the open one is paid',
  'no-bill': 'None. No more bills',
};

type AgreementCardProps = { agreement: Stored<Agreement>; today: string };

/** Shows how a member pays, and the office's options. It never enters a card. */
export function AgreementCard({ agreement, today }: AgreementCardProps) {
  const actions = useCardActions(agreement);
  const session = useSession();
  const { timeZone } = session.company;
  const isOnline = useOnline();
  const [isGivingTime, setIsGivingTime] = useState(false);
  const isOffice = canAct(session, 'manageAgreements');
  const { card, autopayOffOn, disputedOn, graceUntil, endedUnpaidOn, state, currency } = agreement;
  const { problem, isProcessing } = paymentStanding(agreement);
  const ahead = chargeAhead(agreement);
  const isRunning = isMember(state);
  if (!isRunning && endedUnpaidOn === '') return null;
  const button = (label: string, run: () => Promise<void>) => (
    <Button
      variant="default"
      size="compact-md"
      disabled={!isOnline}
      loading={actions.isBusy}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
  return (
    <Section title="Payment">
      <OneColumn>
        {problem && isRunning && <PaymentProblem problem={problem} currency={currency} timeZone={timeZone} />}
        {disputedOn !== '' && (
          <InlineNotice
            tone="danger"
            title={`The customer’s bank has been disputing a charge since ${formatDate(disputedOn, timeZone)}`}
          >
            No charges are made until the dispute is settled.
          </InlineNotice>
        )}
        <DetailList
          columns={1}
          items={[
            {
              label: 'Card on file',
              value: card
                ? `${cardText(card)}${card.expires === '' ? '' : `, expires ${expiryText(card)}`}`
                : 'None. The customer pays each bill manually',
            },
            {
              label: 'Charged automatically',
              value: card ? (autopayOffOn === '' ? 'Yes' : `Off since ${formatDate(autopayOffOn, timeZone)}`) : '',
              isHiddenWhenEmpty: true,
            },
            {
              label: 'Next charge',
              value: formatDate(ahead.on, timeZone) || NO_CHARGE_TEXTS[ahead.why],
              isHiddenWhenEmpty: true,
            },
            {
              label: 'Under way',
              value: isProcessing ? 'A bank debit, which can take several days' : '',
              isHiddenWhenEmpty: true,
            },
            { label: 'Payment deadline', value: formatDate(graceUntil, timeZone), isHiddenWhenEmpty: true },
          ]}
        />
        {isOffice && (
          <Group gap="xs">
            {isRunning && button(card ? 'Request another card' : 'Request a card', actions.askForCard)}
            {isRunning &&
              card &&
              button(autopayOffOn === '' ? 'Turn off automatic payment' : 'Turn on automatic payment', () =>
                actions.switchAutopay(autopayOffOn !== ''),
              )}
            {isRunning && card && button('Remove the card…', actions.removeCard)}
            {isRunning && disputedOn !== '' && button('Charge again', actions.settleDispute)}
            {isRunning && (problem || state === 'past-due') && (
              <Button variant="default" size="compact-md" disabled={!isOnline} onClick={() => setIsGivingTime(true)}>
                Extend the deadline…
              </Button>
            )}
            {endedUnpaidOn !== '' && button('Reinstate the agreement', actions.reinstate)}
          </Group>
        )}
      </OneColumn>
      {isGivingTime && (
        <GiveTime
          onGive={actions.giveTime}
          initial={addCalendarDays(today, 14)}
          onClose={() => setIsGivingTime(false)}
        />
      )}
    </Section>
  );
}

type GiveTimeProps = { initial: string; onGive: (until: string) => Promise<void>; onClose: () => void };

function GiveTime({ initial, onGive, onClose }: GiveTimeProps) {
  const [until, setUntil] = useState(initial);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  return (
    <Modal opened onClose={onClose} title="Extend the deadline">
      <OneColumn>
        <Text>Member prices and visits continue until then, and the agreement does not end.</Text>
        <DayInput label="Payment deadline" value={until} onChange={setUntil} />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <div>
          <Button
            loading={isBusy}
            disabled={until === ''}
            onClick={() =>
              void submit(async () => {
                await onGive(until);
                onClose();
              })
            }
          >
            Extend
          </Button>
        </div>
      </OneColumn>
    </Modal>
  );
}
