import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { openPortalPaper, type PortalPaper, type PortalPaperKind } from '@/domain/portal/api';
import { paths } from '@/lib/paths';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';

const PAGES: Record<PortalPaperKind, (token: string) => string> = {
  estimate: paths.estimateView,
  invoice: paths.invoice,
  agreement: paths.agreementView,
  visit: paths.visit,
};

/** Returns the action's label. “Open” would read as an invoice's status. */
const verbOf = ({ kind, isOpen }: PortalPaper): string =>
  isOpen && kind === 'invoice' ? 'Pay' : isOpen && kind === 'estimate' ? 'Answer' : 'View';

type LinkedPapersProps = {
  title: string;
  /** Token of the portal or of an agreement. */
  token: string;
  papers: readonly PortalPaper[];
  /** Maximum shown at first. */
  most?: number;
};

/** Opens a document of the portal or of an agreement on its own page. */
export function useOpenPaper(token: string) {
  const navigate = useNavigate();
  const { isBusy, carryOut } = useCarryOut();
  const open = ({ kind, id }: PortalPaper) =>
    carryOut(async () => {
      const { token: opened } = await callFunction(openPortalPaper, { token, kind, id });
      await navigate(PAGES[kind](opened));
    });
  return { isBusy, open };
}

/** Lists a customer's documents, each opened under its own link. */
export function LinkedPapers({ title, token, papers, most = Infinity }: LinkedPapersProps) {
  const { isBusy, open } = useOpenPaper(token);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Section title={title}>
      <LinedList label={title}>
        {(isWhole ? papers : papers.slice(0, most)).map((paper) => (
          <LinedRow
            key={paper.id}
            title={[paper.title, paper.amountText].filter(Boolean).join(', ')}
            details={paper.details}
          >
            <Button
              variant="text"
              loading={isBusy}
              aria-label={`${verbOf(paper)} ${paper.title}`}
              onClick={() => void open(paper)}
            >
              {verbOf(paper)}
            </Button>
          </LinedRow>
        ))}
      </LinedList>
      {!isWhole && papers.length > most && (
        <Button variant="text" onClick={() => setIsWhole(true)}>
          Show all {papers.length}
        </Button>
      )}
    </Section>
  );
}
