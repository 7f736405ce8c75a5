import { isTriedNow, type PaymentStanding } from '@/domain/agreement/payment/standing';
import { declineText } from '@/domain/agreement/payment/words';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { calendarDay } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';

type PaymentProblemProps = {
  problem: NonNullable<PaymentStanding['problem']>;
  currency: Currency;
  timeZone: string;
  isForCustomer?: boolean;
};

/** Explains a failed charge: why, the next steps, and the consequences, each with its date. */
export function PaymentProblem({ problem, currency, timeZone, isForCustomer = false }: PaymentProblemProps) {
  const { triedOn, amountCents, declineCode, needs, nextTryOn, pastDueOn, endsOn } = problem;
  const day = (date: string): string => formatDate(date, timeZone);
  const isHeld = pastDueOn <= calendarDay(timeZone);
  const sum = formatCents(amountCents, { currency });
  const failure = `could not be charged on ${day(triedOn)}: ${declineText(declineCode)}`;
  // A new card was saved or the retry is due today, so no one has to do anything.
  if (isTriedNow(problem, calendarDay(timeZone)))
    return (
      <InlineNotice tone="info" title={`${sum} will be charged to the card on file within a day`} role="status">
        It {failure}. {isForCustomer ? 'No further action is needed.' : 'No action needed.'}
      </InlineNotice>
    );
  const next =
    needs === 'confirm'
      ? isForCustomer
        ? 'Please confirm it here. It takes a minute.'
        : 'The customer has to confirm it, using the link in the e-mail or on their page.'
      : nextTryOn === ''
        ? `It won’t be retried on this card${isForCustomer ? ': please use another one' : ''}.`
        : `${isForCustomer ? 'We will try' : 'It will be tried'} again on ${day(nextTryOn)}.`;
  return (
    <InlineNotice tone="warning" title={`${sum} ${failure}`} role="status">
      {next}{' '}
      {isHeld
        ? `Member prices and visits have been on hold since ${day(pastDueOn)}.`
        : `If it is still unpaid, member prices and visits go on hold on ${day(pastDueOn)}.`}
      {endsOn !== '' && ` Unless it is paid, the agreement ends on ${day(endsOn)}.`}
    </InlineNotice>
  );
}
