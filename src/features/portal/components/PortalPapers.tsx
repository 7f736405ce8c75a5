import { Text, Title } from '@mantine/core';
import { PORTAL_PAPERS, type Portal, type PortalPaperKind } from '@/domain/portal/api';
import { LinkedPapers } from '@/entities/public-document/LinkedPapers';
import { formatDate } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

const TITLES: Record<PortalPaperKind, string> = {
  estimate: 'Estimates',
  invoice: 'Invoices',
  agreement: 'Service agreements',
  visit: 'Visits',
};
/** Shows what needs the customer's action, then all of their documents by kind, and their payments. */
export function PortalPapers({ token, portal }: { token: string; portal: Portal }) {
  const { company, customerName, papers, payments, endsAt, timeZone } = portal;
  const open = papers.filter(({ isOpen }) => isOpen);
  return (
    <OneColumn>
      <div>
        <Title order={1}>Your papers with {company.name}</Title>
        <Text c="dimmed" size="sm">
          {customerName} · This link works until {formatDate(endsAt, timeZone)}
        </Text>
      </div>
      {papers.length === 0 && payments.length === 0 && <Text>There are no papers yet.</Text>}
      {open.length > 0 && <LinkedPapers title="Waiting for you" token={token} papers={open} />}
      {PORTAL_PAPERS.map((kind) => {
        const rest = papers.filter((paper) => paper.kind === kind && !paper.isOpen);
        return rest.length > 0 && <LinkedPapers key={kind} title={TITLES[kind]} token={token} papers={rest} />;
      })}
      {payments.length > 0 && (
        <Section title="Payments">
          <LinedList label="Payments">
            {payments.map(({ on, amountText, details }, index) => (
              <LinedRow key={`${on} ${index}`} title={`${amountText}, ${on}`} details={details} />
            ))}
          </LinedList>
        </Section>
      )}
    </OneColumn>
  );
}
