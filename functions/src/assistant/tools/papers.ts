import { z } from 'zod';
import { calculateDocument } from '@/domain/billing/calculate';
import { countedLines } from '@/domain/billing/lines';
import type { DocumentInput } from '@/domain/billing/schema';
import { formatCents, formatQuantity } from '@/domain/money/format';
import type { Desk } from '../desk';
import { notThere } from './refusal';
import { cents, shownEstimate, shownInvoice } from './shown';
import { defineTool, someId } from './tool';

const LINES_SHOWN = 40;

/** Returns the lines that count, formatted and totaled as on the document's own screen. */
function shownLines(desk: Desk, document: DocumentInput, label: string, source: string) {
  const result = calculateDocument(document);
  const totals = new Map(result.lines.map(({ id, totalCents }) => [id, totalCents]));
  return {
    lines: countedLines(document)
      .slice(0, LINES_SHOWN)
      .map((line) => ({
        name: line.name,
        description: desk.foreign(line.description),
        quantity: formatQuantity(line.quantityE4),
        price: formatCents(line.unitPriceCents),
        total: cents(desk, `${line.name} of ${label}`, totals.get(line.id) ?? 0, source),
      })),
    line_count: countedLines(document).length,
  };
}

const estimateTool = defineTool({
  name: 'read_estimate',
  description: 'One estimate with its lines, for explaining it.',
  input: z.object({ estimate_id: someId('estimate') }),
  words: 'Reading the estimate',
  run: async (desk, { estimate_id: id }) => {
    const estimate = await desk.get('estimates', id);
    if (!estimate) throw notThere('estimate');
    const shown = shownEstimate(desk, estimate);
    return { ...shown, ...shownLines(desk, estimate.document, estimate.number, shown.source) };
  },
});

const invoiceTool = defineTool({
  name: 'read_invoice',
  description: 'One invoice with its lines and what is still open.',
  input: z.object({ invoice_id: someId('invoice') }),
  words: 'Reading the invoice',
  run: async (desk, { invoice_id: id }) => {
    const invoice = await desk.get('invoices', id);
    if (!invoice) throw notThere('invoice');
    const shown = shownInvoice(desk, invoice);
    return { ...shown, ...shownLines(desk, invoice.document, shown.number, shown.source) };
  },
});

export const PAPER_TOOLS = [estimateTool, invoiceTool];
