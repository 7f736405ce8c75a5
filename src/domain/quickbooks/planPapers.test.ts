import { describe, expect, it } from 'vitest';
import { emptyRemote, planInput, sampleCredit, sampleInvoice, sampleLink, day } from '@/testing/factories/quickbooks';
import { booksOf } from './ofRecords';
import type { PlanInput } from './plan';
import { planBooks } from './planBooks';
import { remoteDocumentSchema, remotePaperSchema } from './remote';
import { directionsSchema } from './setup';

const documents = booksOf(
  { invoices: [sampleInvoice('i1')], creditNotes: [sampleCredit('c1')], payments: [] },
  [],
  day,
);
const input = planInput();
const withPapers = (overrides: Partial<PlanInput> = {}): PlanInput => ({
  ...input,
  documents,
  setup: { ...input.setup, directions: directionsSchema.parse({ papers: 'push' }) },
  ...overrides,
});
const papersIn = (given: PlanInput) =>
  planBooks(given)
    .filter(({ entity }) => entity === 'Attachable')
    .map(({ key, op, reason }) => [key, op, reason]);

const invoiceThere = remoteDocumentSchema.parse({
  ...{ Id: '201', SyncToken: '0', DocNumber: '1042', TxnDate: '2026-03-02', TotalAmt: 243.3 },
  ...{ TxnTaxDetail: { TotalTax: 3.3 }, PrivateNote: 'fieldwright:invoice:i1' },
});
const paperThere = (id: string, invoiceId: string) =>
  remotePaperSchema.parse({
    Id: id,
    SyncToken: '0',
    Note: 'fieldwright:paper:invoice:i1',
    AttachableRef: [{ EntityRef: { type: 'Invoice', value: invoiceId } }],
  });
const there = (papers: ReturnType<typeof paperThere>[]): PlanInput['remote'] => ({
  ...emptyRemote(),
  documents: { ...emptyRemote().documents, Invoice: [invoiceThere] },
  papers,
});
const linked = (paperId: string): PlanInput['links'] =>
  new Map([
    sampleLink('customer:customer-1'),
    sampleLink('invoice:i1', { entity: 'Invoice', remoteId: '201', totalCents: 24_330, taxCents: 330 }),
    ...(paperId === '' ? [] : [sampleLink('paper:invoice:i1', { entity: 'Attachable', remoteId: paperId })]),
  ]);
const onlyInvoice = documents.filter(({ kind }) => kind === 'invoice');

describe('document PDFs', () => {
  it('follow invoices and credit notes, only if the company wants that', () => {
    expect(papersIn(withPapers({ setup: input.setup }))).toEqual([]);
    const rows = planBooks(withPapers());
    expect(rows.slice(-2).map(({ key, op, label }) => [key, op, label])).toEqual([
      ['paper:invoice:i1', 'create', 'PDF of Invoice 1042 · Ada Lovelace'],
      ['paper:credit:c1', 'create', 'PDF of Credit note CN-7 · Ada Lovelace'],
    ]);
    expect(rows.at(-2)?.body).toMatchObject({
      AttachableRef: [{ EntityRef: { type: 'Invoice', value: '@invoice:i1' }, IncludeOnSend: false }],
    });
  });

  it('are skipped for blocked or void documents', () => {
    const mapping = { ...input.setup.mapping, items: {} };
    const { setup } = withPapers();
    expect(papersIn(withPapers({ setup: { ...setup, mapping } }))).toEqual([]);
    expect(papersIn(withPapers({ documents: onlyInvoice.map((one) => ({ ...one, isVoid: true })) }))).toEqual([]);
  });

  it('are attached once to documents pushed earlier', () => {
    const given = (remote: PlanInput['remote'], links: PlanInput['links']) =>
      papersIn(withPapers({ documents: onlyInvoice, remote, links }));
    expect(given(there([]), linked(''))).toEqual([['paper:invoice:i1', 'create', '']]);
    expect(given(there([paperThere('301', '201')]), linked('301'))).toEqual([['paper:invoice:i1', 'leave', '']]);
    expect(given(there([paperThere('301', '201')]), linked(''))).toEqual([
      ['paper:invoice:i1', 'link', 'We attached it earlier, and its answer was lost.'],
    ]);
    expect(given(there([]), linked('301'))).toEqual([
      ['paper:invoice:i1', 'leave', 'It was deleted in QuickBooks. Undo it in the history to attach it again.'],
    ]);
  });

  it('are attached again to a re-created document', () => {
    expect(
      papersIn(withPapers({ documents: onlyInvoice, remote: there([paperThere('301', '150')]), links: linked('301') })),
    ).toEqual([['paper:invoice:i1', 'create', '']]);
  });
});
