import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { MyAgreement } from '@/domain/portal/api';
import { LinkedPapers } from '@/entities/public-document/LinkedPapers';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

type MineProps = { token: string; mine: MyAgreement };

/** Number of bills and payments shown before expanding. */
const SHOWN = 3;

/** Primary action for a member with a due visit; renders nothing if visits can't be booked online. */
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

/** Lists scheduled and past visits. */
export function MyVisits({ token, mine }: MineProps) {
  const visits = mine.papers.filter(({ kind }) => kind === 'visit');
  return visits.length > 0 && <LinkedPapers title="Planned and past visits" token={token} papers={visits} />;
}

type MyServicesProps = {
  mine: MyAgreement;
  /** False while a bill is open or the agreement is paused: no member prices then, but visits can still be requested. */
  isAtMemberPrice: boolean;
};

/** Lists services beyond the plan's visits: the member's price and why, and where to book or request them. */
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

/** Lists bills and payments, newest first. */
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
