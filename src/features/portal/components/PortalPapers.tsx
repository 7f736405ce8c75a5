import { Button, Text, Title } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import {
  openPortalPaper,
  PORTAL_PAPERS,
  type Portal,
  type PortalPaper,
  type PortalPaperKind,
} from '@/domain/portal/api';
import { paths } from '@/lib/paths';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
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
const PAGES: Record<PortalPaperKind, (token: string) => string> = {
  estimate: paths.estimateView,
  invoice: paths.invoice,
  agreement: paths.agreementView,
  visit: paths.visit,
};

/** What waits for the customer, then all of their papers by kind, and what they paid. */
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
      {open.length > 0 && <Papers title="Waiting for you" token={token} papers={open} />}
      {PORTAL_PAPERS.map((kind) => {
        const rest = papers.filter((paper) => paper.kind === kind && !paper.isOpen);
        return rest.length > 0 && <Papers key={kind} title={TITLES[kind]} token={token} papers={rest} />;
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

function Papers({ title, token, papers }: { title: string; token: string; papers: readonly PortalPaper[] }) {
  const navigate = useNavigate();
  const { isBusy, carryOut } = useCarryOut();
  const open = ({ kind, id }: PortalPaper) =>
    carryOut(async () => {
      const { token: opened } = await callFunction(openPortalPaper, { token, kind, id });
      await navigate(PAGES[kind](opened));
    });
  return (
    <Section title={title}>
      <LinedList label={title}>
        {papers.map((paper) => (
          <LinedRow
            key={paper.id}
            title={[paper.title, paper.amountText].filter(Boolean).join(', ')}
            details={paper.details}
          >
            <Button variant="text" loading={isBusy} aria-label={`Open ${paper.title}`} onClick={() => void open(paper)}>
              Open
            </Button>
          </LinedRow>
        ))}
      </LinedList>
    </Section>
  );
}
