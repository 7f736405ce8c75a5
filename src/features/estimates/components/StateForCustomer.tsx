import { isExpired } from '@/domain/billing/estimateState';
import type { PaperCompany } from '@/domain/paper/schema';
import type { PublicEstimate } from '@/domain/public-document/schema';
import { calendarDay } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';

type StateForCustomerProps = { estimate: PublicEstimate; timeZone: string; company: PaperCompany };

/** Shows the estimate's status to the customer. An accepted one has its own thank-you. */
export function StateForCustomer({ estimate, timeZone, company }: StateForCustomerProps) {
  const { state, approval, revisionNumber, validUntil } = estimate;
  const call = company.phone === '' ? 'Please get in touch' : `Please call ${company.phone}`;
  if (state === 'approved' || state === 'converted') return null;
  if (state === 'declined') {
    return (
      <InlineNotice tone="info" title="This estimate was declined" role="status">
        {call} if you have changed your mind.
      </InlineNotice>
    );
  }
  if (state === 'draft' || state === 'superseded') {
    return (
      <InlineNotice
        tone="info"
        title={state === 'draft' ? 'This estimate is being revised' : 'There is a newer version of this estimate'}
        role="status"
      >
        We will send you the new one.
      </InlineNotice>
    );
  }
  if (isExpired(estimate, calendarDay(timeZone))) {
    return (
      <InlineNotice tone="warning" title="This estimate has expired" role="status">
        It was good until {formatDate(validUntil, timeZone)}. {call}, or ask for a change below, to have it renewed.
      </InlineNotice>
    );
  }
  if (state === 'changes-requested') {
    return (
      <InlineNotice tone="info" title="You have asked for a change" role="status">
        {company.name} will send you a new version. You can also accept this one as it is.
      </InlineNotice>
    );
  }
  if (approval && approval.revisionNumber !== revisionNumber) {
    return (
      <InlineNotice tone="warning" title="This estimate has changed since you signed it" role="status">
        Please look at what is different, and sign it again.
      </InlineNotice>
    );
  }
  return null;
}
