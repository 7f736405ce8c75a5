import { Button, Group, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { INTERVAL_LABELS } from '@/domain/agreement/record/plan';
import { offeredVisitsTitle, takenOverFacts, termFacts } from '@/domain/agreement/record/paperWords';
import { isMember, isOnlyOffered } from '@/domain/agreement/record/state';
import type { ViewedAgreement } from '@/domain/agreement/record/viewed';
import { standingOf, visitStateText } from '@/domain/agreement/record/visits';
import { priceText } from '@/domain/agreement/record/words';
import type { PublicDocument } from '@/domain/public-document/schema';
import { CustomerSheet } from '@/entities/public-document/CustomerSheet';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { calendarDay } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { AgreeForm } from './AgreeForm';
import { CardForCustomer } from './CardForCustomer';
import { CancelOnline } from './CancelOnline';
import { useMyAgreement } from '../hooks/useMyAgreement';
import { BookDueVisit, MyBills, MyServices, MyVisits } from './MyAgreement';
import { PauseOnline } from './PauseOnline';
import { StateForCustomer } from './StateForCustomer';

type AgreementForCustomerProps = {
  token: string;
  document: PublicDocument;
  agreement: ViewedAgreement;
  /** True on a company device, where it covers the app's own screen. */
  isHandedOver?: boolean;
};

/** Member's page: what they get, what it costs, what was done, and how to cancel. */
export function AgreementForCustomer({ isHandedOver = false, ...shown }: AgreementForCustomerProps) {
  const { company } = shown.document;
  const page = <CustomersAgreement {...shown} />;
  return isHandedOver ? (
    <CustomerSheet company={company}>{page}</CustomerSheet>
  ) : (
    <PublicFrame title={`${shown.agreement.planName} ${shown.agreement.number}`} company={company}>
      {page}
    </PublicFrame>
  );
}

function CustomersAgreement({ token, document, agreement }: Omit<AgreementForCustomerProps, 'isHandedOver'>) {
  const { company, timeZone } = document;
  const { planName, summary, number, customerName, state, terms } = agreement;
  const isRunning = isMember(state);
  const isOffer = state === 'offered';
  const hasEnded = state === 'cancelled' || state === 'expired';
  const isVisitDue =
    state === 'active' &&
    agreement.visits.some((visit) => visit.state === 'due' && visit.dueFrom <= calendarDay(timeZone));
  const signing = useRef<HTMLDivElement>(null);
  const { mine, again } = useMyAgreement(token, agreement.agreedAt !== '');
  // A refused charge is why they came, so it is shown first.
  const hasProblem = agreement.payment.problem !== null;
  const card = isRunning && (agreement.cancelsOn === '' || agreement.payment.card !== null) && (
    <CardForCustomer
      token={token}
      payment={agreement.payment}
      takesCards={agreement.takesCards}
      isPaused={state === 'paused'}
      isEnding={agreement.cancelsOn !== ''}
      currency={agreement.currency}
      timeZone={timeZone}
    />
  );
  return (
    <OneColumn>
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={1}>{planName}</Title>
          <Text c="dimmed" size="sm">
            {number} · For {customerName}
          </Text>
        </div>
        {isOffer && (
          <Button size="md" onClick={() => signing.current?.scrollIntoView({ behavior: 'smooth' })}>
            Sign or decline
          </Button>
        )}
      </Group>
      <StateForCustomer token={token} agreement={agreement} company={company} timeZone={timeZone} mine={mine} />
      {hasProblem && card}
      {again && (
        <InlineNotice
          tone="warning"
          title="Your bills and planned visits could not be loaded"
          role="alert"
          action={
            <Button variant="default" onClick={again}>
              Try again
            </Button>
          }
        />
      )}
      {mine && isVisitDue && <BookDueVisit mine={mine} />}
      {summary !== '' && <Text>{summary}</Text>}
      {isOffer && <Costs agreement={agreement} timeZone={timeZone} />}
      <VisitList agreement={agreement} timeZone={timeZone} />
      {mine && <MyVisits token={token} mine={mine} />}
      {!hasEnded && (agreement.benefits.length > 0 || agreement.coverage !== '') && (
        <Section title="As a member you get">
          <LinedList label="Benefits">
            {agreement.benefits.map((benefit) => (
              <LinedRow key={benefit} title={benefit} />
            ))}
            {agreement.coverage !== '' && <LinedRow title="At no charge" details={agreement.coverage} />}
          </LinedList>
        </Section>
      )}
      {!hasEnded && <PriceList itemPrices={agreement.itemPrices} state={state} />}
      {mine && isRunning && <MyServices mine={mine} isAtMemberPrice={state === 'active'} />}
      {!hasProblem && card}
      {!isOffer && <Costs agreement={agreement} timeZone={timeZone} />}
      {mine && <MyBills token={token} mine={mine} />}
      {terms !== '' && (
        <Section title="Terms">
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {terms}
          </Text>
        </Section>
      )}
      {isOffer && (
        <div ref={signing}>
          <AgreeForm token={token} agreement={agreement} />
        </div>
      )}
      {agreement.agreedAt !== '' && (
        <Group>
          <PauseOnline token={token} agreement={agreement} timeZone={timeZone} />
          <CancelOnline
            token={token}
            timeZone={timeZone}
            isPossible={isRunning && agreement.cancelsOn === ''}
            mayPause={agreement.pauseMonths > 0}
          />
        </Group>
      )}
    </OneColumn>
  );
}

/** Lists the year's visits: done, due or upcoming; for an offer, what they would be. */
function VisitList({ agreement, timeZone }: { agreement: ViewedAgreement; timeZone: string }) {
  if (agreement.visits.length === 0) return null;
  const isOffer = agreement.state === 'offered';
  const today = calendarDay(timeZone);
  const standing = (visit: ViewedAgreement['visits'][number]): string =>
    standingOf(visit, agreement, today) === 'due' ? 'Due now' : visitStateText(visit, agreement, today);
  return (
    <Section title={isOffer ? offeredVisitsTitle(agreement.takesOver) : 'Your visits'}>
      <LinedList label="Visits">
        {agreement.visits.map((visit) => (
          <LinedRow
            key={visit.id}
            title={visit.name}
            details={
              visit.state === 'used'
                ? `Done ${formatDate(visit.usedOn, timeZone)}`
                : `Between ${formatDate(visit.dueFrom, timeZone)} and ${formatDate(visit.dueBy, timeZone)}`
            }
          >
            {!isOffer && standing(visit)}
          </LinedRow>
        ))}
      </LinedList>
    </Section>
  );
}

/** Member prices apply only while the agreement is active. */
const PRICES_ON_HOLD: Partial<Record<ViewedAgreement['state'], string>> = {
  'past-due': ' On hold until the open bill is paid.',
  paused: ' On hold while your agreement is paused.',
};

function PriceList({ itemPrices, state }: Pick<ViewedAgreement, 'itemPrices' | 'state'>) {
  if (itemPrices.length === 0) return null;
  return (
    <Section title="Member price list" description={`Before tax, for each.${PRICES_ON_HOLD[state] ?? ''}`}>
      <LinedList label="Member price list">
        {itemPrices.map(({ name, priceText: price }) => (
          <LinedRow key={name} title={name}>
            {price}
          </LinedRow>
        ))}
      </LinedList>
    </Section>
  );
}

function Costs({ agreement, timeZone }: { agreement: ViewedAgreement; timeZone: string }) {
  const { totalCents, priceCents, interval, currency, nextBillOn, nextPrice, state } = agreement;
  const date = (day: string): string => formatDate(day, timeZone);
  const hasEnded = state === 'cancelled' || state === 'expired';
  return (
    <Section title={hasEnded ? 'What it cost' : 'What it costs'}>
      <DetailList
        items={[
          { label: 'Price', value: priceText(totalCents, interval, currency) },
          {
            label: 'Includes tax of',
            value: totalCents > priceCents ? priceText(totalCents - priceCents, interval, currency) : '',
            isHiddenWhenEmpty: true,
          },
          {
            label: 'New price',
            value: nextPrice ? `${nextPrice.text} from ${formatDate(nextPrice.on, timeZone)}` : '',
            isHiddenWhenEmpty: true,
          },
          { label: 'Billed', value: INTERVAL_LABELS[interval] },
          ...takenOverFacts(isOnlyOffered(state) ? agreement.takesOver : null, currency, date),
          { label: 'Next bill', value: formatDate(nextBillOn, timeZone), isHiddenWhenEmpty: true },
          ...termFacts(agreement, date).map((fact) => ({ ...fact, isHiddenWhenEmpty: true })),
          { label: 'Address', value: agreement.propertyAddress, isHiddenWhenEmpty: true },
          { label: 'Covers', value: agreement.units.join(', '), isHiddenWhenEmpty: true },
        ]}
      />
    </Section>
  );
}
