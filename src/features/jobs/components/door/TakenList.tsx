import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useReachesServer } from '@/data/react/useReachesServer';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import type { DoorPayment } from '@/domain/payment/doorPayment';
import { PAYMENT_METHOD_LABELS } from '@/domain/payment/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { OneColumn } from '@/ui/layout/OneColumn';
import classes from './door.module.css';

type Taken = DoorPayment & { id: string };
type TakenListProps = {
  records: readonly Taken[];
  currency: Currency;
  /** Called when one was entered, since the amount owed has changed. */
  onEntered: () => void;
  children: (taken: Taken) => ReactNode;
};

/** Lists what was collected on site for the job, with each one's status: nothing counts as paid before the server has it. */
export function TakenList({ records, currency, onEntered, children }: TakenListProps) {
  const reachesServer = useReachesServer();
  const entered = records.filter(({ state }) => state === 'entered').length;
  const tell = useEffectEvent(onEntered);
  useEffect(() => {
    if (entered > 0) tell();
  }, [entered]);
  if (records.length === 0) return null;
  return (
    <OneColumn gap="sm">
      {records.map((taken) => {
        const what = `${formatCents(taken.amountCents, { currency })} ${PAYMENT_METHOD_LABELS[taken.method].toLowerCase()}`;
        switch (taken.state) {
          case 'entered':
            return (
              <InlineNotice
                key={taken.id}
                tone="success"
                title={`${what} is on invoice ${taken.invoiceNumber}`}
                role="status"
              >
                <div className={classes['receipt']}>{children(taken)}</div>
              </InlineNotice>
            );
          case 'held':
            return (
              <InlineNotice key={taken.id} tone="warning" title={`${what}: the office has to look at it`} role="status">
                {taken.reason} Keep the money apart; it is written down.
              </InlineNotice>
            );
          case 'dropped':
            return (
              <InlineNotice key={taken.id} tone="info" title={`${what}: the office did not enter it`}>
                Ask the office.
              </InlineNotice>
            );
          case '':
            return (
              <InlineNotice key={taken.id} tone="info" title={`${what} is written down`} role="status">
                {reachesServer
                  ? 'It is being entered.'
                  : 'Saved on this phone. It will be recorded when you are back online; until then it is not marked as paid.'}
              </InlineNotice>
            );
        }
      })}
    </OneColumn>
  );
}
