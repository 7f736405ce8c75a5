import { Button } from '@mantine/core';
import { lastDay } from '@/domain/agreement/record/term';
import type { ViewedAgreement } from '@/domain/agreement/record/viewed';
import type { PaperCompany } from '@/domain/paper/schema';
import type { MyAgreement, PortalPaper } from '@/domain/portal/api';
import { useOpenPaper } from '@/entities/public-document/LinkedPapers';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { OneColumn } from '@/ui/layout/OneColumn';
import { ResumeOnline } from './PauseOnline';

type StateForCustomerProps = {
  token: string;
  agreement: ViewedAgreement;
  company: PaperCompany;
  timeZone: string;
  /** The agreement's related records; null while loading. */
  mine: MyAgreement | null;
};

/** Shows the status, and what the member has to do about it, if anything. */
export function StateForCustomer({ token, agreement, company, timeZone, mine }: StateForCustomerProps) {
  const openBill = mine?.papers.find(({ kind, isOpen }) => kind === 'invoice' && isOpen);
  const { state, agreedBy, agreedAt, cancelsOn, cancelReceipt, pausedOn, resumesOn, history } = agreement;
  const lastEnd = history.findLast(({ kind }) => kind === 'ended-unpaid' || kind === 'reinstated');
  const call = company.phone === '' ? 'Please get in touch' : `Please call ${company.phone}`;
  if (state === 'cancelled' && cancelReceipt === '' && lastEnd?.kind === 'ended-unpaid')
    return (
      <InlineNotice tone="warning" title="This agreement has ended: a bill stayed unpaid" role="status">
        It ended on {formatDate(cancelsOn, timeZone)}. {call} to be a member again.
      </InlineNotice>
    );
  // Without a receipt it wasn't canceled by anyone: it passed to the new owner of the house.
  const withoutReceipt = state === 'cancelled' ? 'This agreement has ended' : 'This agreement is ending';
  if (cancelsOn !== '')
    return (
      <InlineNotice
        tone="info"
        title={cancelReceipt === '' ? withoutReceipt : `Canceled. Receipt ${cancelReceipt}`}
        role="status"
      >
        {state === 'cancelled'
          ? `It ended with ${formatDate(lastDay(agreement, cancelsOn), timeZone)}.`
          : `It runs until ${formatDate(lastDay(agreement, cancelsOn), timeZone)}. Nothing more will be billed.`}
      </InlineNotice>
    );
  switch (state) {
    case 'draft':
      return (
        <InlineNotice tone="info" title="This agreement is being changed" role="status">
          We will send you the new one.
        </InlineNotice>
      );
    case 'declined':
      return (
        <InlineNotice tone="info" title="This agreement was declined" role="status">
          {call} if you have changed your mind.
        </InlineNotice>
      );
    case 'expired':
      return (
        <InlineNotice tone="info" title="This agreement has ended" role="status">
          {call} to be a member again.
        </InlineNotice>
      );
    case 'paused':
      return (
        <OneColumn gap="sm">
          <InlineNotice tone="info" title={`Paused since ${formatDate(pausedOn, timeZone)}`} role="status">
            {resumesOn === ''
              ? `Nothing is billed, and no visit becomes due. ${call} to resume it.`
              : `It resumes automatically on ${formatDate(resumesOn, timeZone)}. Until then nothing is billed, and no visit becomes due.`}
          </InlineNotice>
          {resumesOn !== '' && <ResumeOnline token={token} />}
        </OneColumn>
      );
    case 'past-due':
      return (
        <OneColumn gap="sm">
          <InlineNotice tone="warning" title="A bill is open" role="status">
            Your member prices are back as soon as it is paid. {call} if something is wrong with it.
          </InlineNotice>
          {openBill && <PayBill token={token} bill={openBill} />}
        </OneColumn>
      );
    case 'active':
      return (
        <OneColumn gap="sm">
          <InlineNotice tone="success" title="You are a member" role="status">
            {agreedBy === '' ? '' : `Signed by ${agreedBy}, ${formatDate(agreedAt, timeZone)}.`}
          </InlineNotice>
          {agreement.nextPrice && (
            <InlineNotice tone="info" title={`The price changes on ${formatDate(agreement.nextPrice.on, timeZone)}`}>
              From then on it is {agreement.nextPrice.text}, with tax.
            </InlineNotice>
          )}
        </OneColumn>
      );
    // Imported agreements are first reviewed by the company.
    case 'offered':
    case 'imported':
    case 'cancelled':
      return null;
  }
}

/** Links to the open bill. */
function PayBill({ token, bill }: { token: string; bill: PortalPaper }) {
  const { isBusy, open } = useOpenPaper(token);
  return (
    <div>
      <Button loading={isBusy} onClick={() => void open(bill)}>
        See and pay the bill
      </Button>
    </div>
  );
}
