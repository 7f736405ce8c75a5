import { Button } from '@mantine/core';
import type { Paper } from '@/domain/paper/schema';
import { useToday } from '@/entities/company/useToday';
import { PaperView } from '@/entities/paper/PaperView';
import { CustomerSheet } from '@/entities/public-document/CustomerSheet';
import { InvoiceSummary } from '@/entities/public-document/InvoiceSummary';
import { Section } from '@/ui/layout/Section';
import { sampleFace } from '../../sampleInvoice';
import { PreviewFrame } from './PreviewFrame';

/** Renders the page that a customer's link opens, using its real components. */
export function CustomerPreview({
  paper,
  timeZone,
  scheme,
}: {
  paper: Paper;
  timeZone: string;
  scheme: 'light' | 'dark';
}) {
  const face = sampleFace(paper, { timeZone, today: useToday() });
  return (
    <PreviewFrame title="Customer page in your colors" scheme={scheme}>
      <CustomerSheet company={paper.company}>
        <Section>
          {face.invoice && (
            <InvoiceSummary document={face} invoice={face.invoice} name={`${paper.title} ${paper.number}`} />
          )}
          <Button fullWidth mt="md">
            Pay {paper.headline.amountText}
          </Button>
        </Section>
        <PaperView paper={paper} isBelowHead />
      </CustomerSheet>
    </PreviewFrame>
  );
}
