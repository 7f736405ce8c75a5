import { Button } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { useCan } from '@/data/react/useCan';
import type { Customer } from '@/domain/customer/schema';
import { recordConsent } from '@/domain/message/api';
import { mayAskToStop } from '@/domain/message/stop-request/mayAskToStop';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { unanswered, type Line } from './conversation';
import { useTextConsent } from './useTextConsent';

const NOTE_LENGTH = 300;

type StopQuestionProps = { customer: Stored<Customer>; lines: readonly Line[] };

/** Asks about a reply that may be an opt-out, until someone has answered or it's recorded. */
export function StopQuestion({ customer, lines }: StopQuestionProps) {
  const can = useCan();
  const { fault, isLoading } = useTextConsent(customer);
  const { isBusy, carryOut } = useCarryOut();
  const asked = unanswered(lines).find(({ channel, words }) => channel === 'Text' && mayAskToStop(words));
  if (isLoading || fault !== '' || !asked || !can('update', 'customers')) return null;
  const record = () =>
    carryOut(async () => {
      const note = asked.words.replaceAll(/\s+/g, ' ').slice(0, NOTE_LENGTH);
      const said = { customerId: customer.id, state: 'no', source: 'written', note, isForReviews: false } as const;
      await callFunction(recordConsent, said);
      notify.success(`${customer.name} gets no more text messages.`);
    });
  return (
    <InlineNotice
      tone="warning"
      action={
        <Button variant="default" loading={isBusy} onClick={() => void record()}>
          No more texts
        </Button>
      }
    >
      Does {customer.name} want no more text messages? “{asked.words.slice(0, 120)}” may mean that. If it is about the
      work, just answer it.
    </InlineNotice>
  );
}
