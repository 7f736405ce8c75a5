import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { MyAgreement } from '@/domain/portal/api';
import { LinkedPapers } from '@/entities/public-document/LinkedPapers';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';

type MineProps = { token: string; mine: MyAgreement };

/** Of bills and payments so many are shown until somebody asks for all. */
const SHOWN = 3;

/** Where a visit is booked, and those that are planned. */
export function MyVisits({ token, mine, isVisitDue }: MineProps & { isVisitDue: boolean }) {
  const visits = mine.papers.filter(({ kind }) => kind === 'visit');
  return (
    <>
      {isVisitDue && mine.bookingPath !== '' && (
        <Text>
          A visit is due. <Anchor href={mine.bookingPath}>Book a time for it</Anchor>
        </Text>
      )}
      {visits.length > 0 && <LinkedPapers title="Planned and past visits" token={token} papers={visits} />}
    </>
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
