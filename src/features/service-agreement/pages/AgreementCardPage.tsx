import { Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { readCardPage } from '@/domain/agreement/payment/api';
import { PublicCallPage } from '@/entities/public-document/PublicCallPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { SECOND_MS } from '@/lib/time';
import { OneColumn } from '@/ui/layout/OneColumn';
import { CardForCustomer } from '../components/CardForCustomer';

/** Stripe usually notifies the server within seconds. */
const LOOK_AGAIN_MS = 3 * SECOND_MS;
const MOST_LOOKS = 10;

/** Opens a link for only the card of a single agreement. Needs no sign-in. */
export function Component() {
  const { id: token = '' } = useParams();
  return (
    <PublicCallPage key={token} title="Payment card" noun="page" read={() => callFunction(readCardPage, { token })}>
      {({ company, timeZone, planName, number, price, currency, payment, takesCards }, { attempt, again }) => (
        <PublicFrame title={`Card for ${planName}`} company={company}>
          <OneColumn>
            <div>
              <Title order={1}>{planName}</Title>
              <Text c="dimmed" size="sm">
                {number} · {price}
              </Text>
            </div>
            {!takesCards && !payment.card && (
              <Text>No card can be entered right now. Please ask {company.name} how to pay.</Text>
            )}
            <CardForCustomer
              token={token}
              payment={payment}
              takesCards={takesCards}
              currency={currency}
              timeZone={timeZone}
              onDone={again}
            />
            {attempt > 0 && attempt < MOST_LOOKS && <LookAgain key={attempt} onLook={again} />}
          </OneColumn>
        </PublicFrame>
      )}
    </PublicCallPage>
  );
}

function LookAgain({ onLook }: { onLook: () => void }) {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    const timer = setTimeout(look, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
