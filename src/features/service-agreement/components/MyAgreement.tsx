import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { MyAgreement } from '@/domain/portal/api';
import { LinkedPapers } from '@/entities/public-document/LinkedPapers';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

type MineProps = { token: string; mine: MyAgreement };

/** Of bills and payments so many are shown until somebody asks for all. */
const SHOWN = 3;

/** What a member with a due visit does first; nothing where visits are not booked online. */
export function BookDueVisit({ mine }: Pick<MineProps, 'mine'>) {
  if (mine.bookingPath === '') return null;
  return (
    <Group gap="sm">
      <Button component="a" href={mine.bookingPath}>
        Book the visit
      </Button>
      <Text>A visit of your plan is due.</Text>
    </Group>
  );
}

/** The visits that are planned or past. */
export function MyVisits({ token, mine }: MineProps) {
  const visits = mine.papers.filter(({ kind }) => kind === 'visit');
  return visits.length > 0 && <LinkedPapers title="Planned and past visits" token={token} papers={visits} />;
}

type MyServicesProps = {
  mine: MyAgreement;
  /** While a bill is open or the agreement is paused there are no member prices, but visits can be asked for. */
  isAtMemberPrice: boolean;
};

/** Other work than the visits of the plan: what it costs the member and why, and where it is booked or asked for. */
export function MyServices({ mine, isAtMemberPrice }: MyServicesProps) {
  const { services, bookingPath, canBook } = mine;
  if (bookingPath === '') return null;
  return (
    <Section
      title="Need something else?"
      description={
        isAtMemberPrice
          ? 'Book with the name and the phone number or e-mail address that we know you by: your estimate and your bill then have your member price.'
          : ''
      }
    >
      <OneColumn gap="sm">
        {services.length > 0 && (
          <LinedList label="Services at your price">
            {services.map(({ id, name, priceText, usualText, why, bookingPath: to }) => (
              <LinedRow key={id} title={name} details={`From ${priceText} instead of ${usualText}. ${why}`}>
                <Button component="a" href={to} variant="default" aria-label={`Book ${name}`}>
                  Book
                </Button>
              </LinedRow>
            ))}
          </LinedList>
        )}
        <div>
          <Button component="a" href={bookingPath} variant="default">
            {canBook ? 'Book a visit' : 'Ask for a visit'}
          </Button>
        </div>
      </OneColumn>
    </Section>
  );
}

/** Bills and payments, the newest first. */
export function MyBills({ token, mine }: MineProps) {
  const bills = mine.papers.filter(({ kind }) => kind === 'invoice');
  return (
    <>
      {bills.length > 0 && <LinkedPapers title="Your bills" token={token} papers={bills} most={SHOWN} />}
      {mine.payments.length > 0 && <Payments payments={mine.payments.toReversed()} />}
    </>
  );
}

function Payments({ payments }: { payments: MyAgreement['payments'] }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Section title="Your payments">
      <LinedList label="Your payments">
        {(isWhole ? payments : payments.slice(0, SHOWN)).map(({ on, amountText, details }, index) => (
          <LinedRow key={`${on} ${index}`} title={`${amountText}, ${on}`} details={details} />
        ))}
      </LinedList>
      {!isWhole && payments.length > SHOWN && (
        <Button variant="text" onClick={() => setIsWhole(true)}>
          Show all {payments.length}
        </Button>
      )}
    </Section>
  );
}
