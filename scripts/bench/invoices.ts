import { collections } from '@/data/collections';
import { createMemoryStore } from '@/data/records/memoryStore';
import { BILLING_SETTINGS_ID, DEFAULT_BILLING_SETTINGS } from '@/domain/billing/settings';
import { INVOICE_PAGE_SIZE, INVOICE_VIEWS, invoiceList } from '@/domain/invoice/queries';
import { invoiceInputSchema, invoiceSchema } from '@/domain/invoice/schema';
import { RECEIVABLES_ID, receivablesSchema } from '@/domain/ledger/schema';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { documentsOf } from '@/testing/factories/documents';
import { benchRepositories } from './benchRepositories';
import { counting } from './countedStore';
import type { Figure } from './figures';

const INVOICES = 10_000;
const OPENING_LIMIT = 60;
const TODAY = '2026-06-15';

/** Measures what opening /invoices reads: a page of the most expensive view, the aging totals, and the settings. */
export async function measureInvoices(): Promise<Figure[]> {
  const document = buildDocument({ lines: [buildLine()] });
  const input = invoiceInputSchema.parse({ draftNumber: 'D26-BENCH', title: 'Repair', customerId: 'c1', document });
  const invoices = Array.from({ length: INVOICES }, (_, index) => ({
    ...invoiceSchema.parse({
      ...input,
      state: 'issued',
      status: 'issued',
      isOpen: true,
      number: `INV-${index}`,
      dueOn: '2026-06-01',
    }),
    id: `i${index}`,
    createdBy: '',
    createdAt: '',
    updatedBy: '',
    updatedAt: `2026-06-01T00:00:00.${String(index % 1000).padStart(3, '0')}Z`,
    revision: '',
    baseRevision: '',
  }));
  const store = createMemoryStore({
    'companies/c1/invoices': documentsOf(invoices),
    'companies/c1/summaries': { [RECEIVABLES_ID]: receivablesSchema.parse({}) },
    'companies/c1/settings': { [BILLING_SETTINGS_ID]: { ...DEFAULT_BILLING_SETTINGS } },
  });
  const counted = counting(store);
  const on = benchRepositories(counted.store);

  const reads: number[] = [];
  for (const view of INVOICE_VIEWS) {
    const before = counted.documents();
    await on(collections.invoices).getAll({
      ...invoiceList(view, { field: 'updatedAt', direction: 'desc' }, TODAY),
      limit: INVOICE_PAGE_SIZE,
    });
    await on(collections.summaries).getById(RECEIVABLES_ID);
    await on(collections.settings).getById(BILLING_SETTINGS_ID);
    reads.push(counted.documents() - before);
  }
  return [
    {
      what: `Documents read by opening /invoices, of ${INVOICES}`,
      figure: Math.max(...reads),
      unit: 'reads',
      limit: OPENING_LIMIT,
    },
  ];
}
