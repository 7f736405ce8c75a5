import { Text, Title } from '@mantine/core';
import { INTERVAL_LABELS, RENEWAL_LABELS } from '@/domain/agreement/record/plan';
import { VISIT_DUE_LABELS } from '@/domain/agreement/record/schema';
import { isMember } from '@/domain/agreement/record/state';
import type { ViewedAgreement } from '@/domain/agreement/record/viewed';
import { priceText } from '@/domain/agreement/record/words';
import type { PaperCompany } from '@/domain/paper/schema';
import type { PublicDocument } from '@/domain/public-document/schema';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { AgreeForm } from './AgreeForm';
import { CardForCustomer } from './CardForCustomer';
import { CancelOnline } from './CancelOnline';
import { MyAgreement } from './MyAgreement';

type AgreementForCustomerProps = { token: string; document: PublicDocument; agreement: ViewedAgreement };

/** The member's page: what they get, what it costs, what was done, and how to end it. */
export function AgreementForCustomer({ token, document, agreement }: AgreementForCustomerProps) {
  const { company, timeZone } = document;
  const { planName, summary, number, customerName, state, terms } = agreement;
  const isRunning = isMember(state);
  return (
    <PublicFrame title={`${planName} ${number}`} company={company}>
      <OneColumn>
        <div>
          <Title order={1}>{planName}</Title>
          <Text c="dimmed" size="sm">
            {number} · For {customerName}
          </Text>
        </div>
        <StateForCustomer agreement={agreement} company={company} timeZone={timeZone} />
        {summary !== '' && <Text>{summary}</Text>}
        <Section title="What it costs">
          <Costs agreement={agreement} timeZone={timeZone} />
        </Section>
        {isRunning && (
          <CardForCustomer
            token={token}
            payment={agreement.payment}
            takesCards={agreement.takesCards}
            currency={agreement.currency}
            timeZone={timeZone}
          />
        )}
        {agreement.visits.length > 0 && (
          <Section title={state === 'offered' ? 'Visits in the first year' : 'Your visits'}>
            <LinedList label="Visits">
              {agreement.visits.map(({ id, name, state: visitState, dueFrom, dueBy, usedOn }) => (
                <LinedRow
                  key={id}
                  title={name}
                  details={
                    visitState === 'used'
                      ? `Done ${formatDate(usedOn, timeZone)}`
                      : `Between ${formatDate(dueFrom, timeZone)} and ${formatDate(dueBy, timeZone)}`
                  }
                >
                  {state !== 'offered' && visitState !== 'due' && VISIT_DUE_LABELS[visitState]}
                </LinedRow>
              ))}
            </LinedList>
          </Section>
        )}
        {agreement.agreedAt !== '' && (
          <MyAgreement
            token={token}
            isVisitDue={
              isRunning &&
              agreement.visits.some((visit) => visit.state === 'due' && visit.dueFrom <= calendarDay(timeZone))
            }
          />
        )}
        {(agreement.benefits.length > 0 || agreement.coverage !== '') && (
          <Section title="As a member you get">
            <LinedList label="Benefits">
              {agreement.benefits.map((benefit) => (
                <LinedRow key={benefit} title={benefit} />
              ))}
              {agreement.coverage !== '' && <LinedRow title="At no charge" details={agreement.coverage} />}
            </LinedList>
          </Section>
        )}
        {terms !== '' && (
          <Section title="Terms">
            <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
              {terms}
            </Text>
          </Section>
        )}
        {state === 'offered' && <AgreeForm token={token} agreement={agreement} />}
        {isRunning && agreement.cancelsOn === '' && <CancelOnline token={token} timeZone={timeZone} />}
      </OneColumn>
    </PublicFrame>
  );
}

function Costs({ agreement, timeZone }: { agreement: ViewedAgreement; timeZone: string }) {
  const { totalCents, priceCents, interval, currency, startsOn, endsOn, termMonths, renewal, nextBillOn } = agreement;
  return (
    <DetailList
      items={[
        { label: 'Price', value: priceText(totalCents, interval, currency) },
        {
          label: 'Of that tax',
          value: totalCents > priceCents ? priceText(totalCents - priceCents, interval, currency) : '',
          isHiddenWhenEmpty: true,
        },
        { label: 'Billed', value: INTERVAL_LABELS[interval] },
        { label: 'Next bill', value: formatDate(nextBillOn, timeZone), isHiddenWhenEmpty: true },
        { label: 'Starts', value: formatDate(startsOn, timeZone) },
        {
          label: 'Term',
          value:
            termMonths === 0
              ? 'Until you cancel'
              : endsOn === ''
                ? formatCount(termMonths, 'month')
                : `Until ${formatDate(addCalendarDays(endsOn, -1), timeZone)}`,
        },
        { label: 'Then', value: termMonths === 0 ? '' : RENEWAL_LABELS[renewal], isHiddenWhenEmpty: true },
        { label: 'Where', value: agreement.propertyAddress, isHiddenWhenEmpty: true },
        { label: 'Covers', value: agreement.units.join(', '), isHiddenWhenEmpty: true },
      ]}
    />
  );
}

function StateForCustomer({
  agreement,
  company,
  timeZone,
}: {
  agreement: ViewedAgreement;
  company: PaperCompany;
  timeZone: string;
}) {
  const { state, agreedBy, agreedAt, cancelsOn, cancelReceipt, history } = agreement;
  const lastEnd = history.findLast(({ kind }) => kind === 'ended-unpaid' || kind === 'reinstated');
  const call = company.phone === '' ? 'Please get in touch' : `Please call ${company.phone}`;
  if (state === 'cancelled' && cancelReceipt === '' && lastEnd?.kind === 'ended-unpaid')
    return (
      <InlineNotice tone="warning" title="This agreement has ended: a bill stayed unpaid" role="status">
        It ended on {formatDate(cancelsOn, timeZone)}. {call} to be a member again.
      </InlineNotice>
    );
  // Without a receipt nobody canceled it: it passed to the new owner of the house.
  const withoutReceipt = state === 'cancelled' ? 'This agreement has ended' : 'This agreement is ending';
  if (cancelsOn !== '')
    return (
      <InlineNotice
        tone="info"
        title={cancelReceipt === '' ? withoutReceipt : `Canceled. Receipt ${cancelReceipt}`}
        role="status"
      >
        {state === 'cancelled'
          ? `It ended with ${formatDate(addCalendarDays(cancelsOn, -1), timeZone)}.`
          : `It runs until ${formatDate(addCalendarDays(cancelsOn, -1), timeZone)}. Nothing more will be billed.`}
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
      return <InlineNotice tone="info" title="This agreement is paused" role="status" />;
    case 'past-due':
      return (
        <InlineNotice tone="warning" title="A bill is open" role="status">
          Your member prices are back as soon as it is paid. {call} if something is wrong with it.
        </InlineNotice>
      );
    case 'active':
      return (
        <InlineNotice tone="success" title="You are a member" role="status">
          {agreedBy === '' ? '' : `Signed by ${agreedBy}, ${formatDate(agreedAt, timeZone)}.`}
        </InlineNotice>
      );
    // What was imported is looked at by somebody of the company first.
    case 'offered':
    case 'imported':
    case 'cancelled':
      return null;
  }
}
