import { Anchor, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import { readMyAgreement, type MyAgreement as Read } from '@/domain/portal/api';
import { LinkedPapers } from '@/entities/public-document/LinkedPapers';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';

type MyAgreementProps = {
  token: string;
  /** A visit is owed that nobody has planned. */
  isVisitDue: boolean;
};

/** What belongs to a running agreement beside its terms: where a visit is booked, the planned ones, its bills and payments. */
export function MyAgreement({ token, isVisitDue }: MyAgreementProps) {
  const [data, setData] = useState<Read | null>(null);
  useEffect(() => {
    let isCurrent = true;
    callFunction(readMyAgreement, { token }).then(
      (read) => isCurrent && setData(read),
      (error: unknown) => console.warn('The bills of the agreement were not read', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  // The page is whole without it: its terms and how it is ended do not wait for this.
  if (!data) return null;
  const of = (kind: 'visit' | 'invoice') => data.papers.filter((paper) => paper.kind === kind);
  const [visits, bills] = [of('visit'), of('invoice')];
  return (
    <>
      {isVisitDue && data.bookingPath !== '' && (
        <Text>
          A visit is due. <Anchor href={data.bookingPath}>Book a time for it</Anchor>
        </Text>
      )}
      {visits.length > 0 && <LinkedPapers title="Planned and past visits" token={token} papers={visits} />}
      {bills.length > 0 && <LinkedPapers title="Your bills" token={token} papers={bills} />}
      {data.payments.length > 0 && (
        <Section title="Your payments">
          <LinedList label="Your payments">
            {data.payments.map(({ on, amountText, details }, index) => (
              <LinedRow key={`${on} ${index}`} title={`${amountText}, ${on}`} details={details} />
            ))}
          </LinedList>
        </Section>
      )}
    </>
  );
}
