import { Group, Text } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { callLink } from '@/domain/contact/links';
import { formatCents } from '@/domain/money/format';
import { howToPay } from '@/domain/paper/howToPay';
import type { PublicDocument, PublicEstimate } from '@/domain/public-document/schema';
import { formatDate } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import classes from './accepted.module.css';

type AcceptedEstimateProps = {
  face: PublicDocument;
  estimate: PublicEstimate;
  /** True if it was just accepted on this page: scrolls the customer to the thank-you. */
  isFresh: boolean;
  /** Card payment for the deposit, if available. */
  payment: ReactNode;
};

/** Thanks the customer for accepting and explains what's next: the deposit, the date, whom to ask. */
export function AcceptedEstimate({ face, estimate, isFresh, payment }: AcceptedEstimateProps) {
  const { company, timeZone } = face;
  const { approval, answeredAt } = estimate;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isFresh]);
  const signed = approval?.name ? `${approval.name} accepted it` : 'It was accepted';
  return (
    <Section>
      <Group wrap="nowrap">
        <IconCircleCheckFilled size={40} className={classes['mark']} aria-hidden />
        <div>
          <h2 ref={heading} tabIndex={-1} className={classes['title']}>
            Thank you, this estimate is accepted
          </h2>
          <Text c="dimmed" size="sm">
            {signed} on {formatDate(approval?.at ?? answeredAt, timeZone)}.
          </Text>
          {company.kit && company.kit.thankYou !== '' && <Text mt="xs">{company.kit.thankYou}</Text>}
        </div>
      </Group>
      <h3 className={classes['next']}>What happens next</h3>
      <ol className={classes['steps']}>
        {estimate.joinedPlan !== '' && (
          <Step title={`You are a member: ${estimate.joinedPlan}`}>
            {estimate.hasMemberPrices && 'The prices below are those of members. '}
            Your service agreement follows by e-mail: there you see your visits, and add a card.
          </Step>
        )}
        <DepositStep face={face} estimate={estimate} payment={payment} />
        <Step title="We set a date">
          {company.name} will contact you to schedule the work
          {estimate.depositDueCents > 0 ? ' once the deposit is in' : ''}.
        </Step>
        <Step title="Questions or changes?">
          <HowToReach company={company} />
        </Step>
      </ol>
    </Section>
  );
}

/** A customer who came by text message has no e-mail to reply to, so only contact options that exist are shown. */
function HowToReach({ company: { name, phone, email } }: Pick<PublicDocument, 'company'>) {
  const call = phone !== '' && <a href={callLink(phone)}>{phone}</a>;
  const write = email !== '' && <a href={`mailto:${email}`}>{email}</a>;
  if (call && write)
    return (
      <>
        Call us at {call}, or e-mail {write}.
      </>
    );
  if (call) return <>Call us at {call}.</>;
  if (write) return <>E-mail us at {write}.</>;
  return <>Contact {name} the way you usually do.</>;
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      <div>{children}</div>
    </li>
  );
}

/** Shows the remaining deposit and how to pay it, or that it's paid. Renders nothing if no deposit was requested. */
function DepositStep({ face, estimate, payment }: Omit<AcceptedEstimateProps, 'isFresh'>) {
  const { depositDueCents, depositPaidCents, canPayByCard, document } = estimate;
  const money = (cents: number): string => formatCents(cents, { currency: document.currency });
  if (depositDueCents <= 0) {
    if (depositPaidCents <= 0) return null;
    return <Step title={`${money(depositPaidCents)} has been paid`}>It counts toward your total.</Step>;
  }
  return (
    <Step
      title={
        depositPaidCents > 0
          ? `${money(depositDueCents)} of the deposit is still due`
          : `A deposit of ${money(depositDueCents)} is due`
      }
    >
      {depositPaidCents > 0 && <p>{money(depositPaidCents)} has been paid. </p>}
      {!canPayByCard && <p>{howToPay(face.company)}</p>}
      {payment}
    </Step>
  );
}
