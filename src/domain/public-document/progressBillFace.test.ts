import { expect, it } from 'vitest';
import { companySchema } from '../company/schema';
import { EMPTY_ADDRESS } from '../contact/schema';
import { invoiceSchema } from '../invoice/schema';
import { buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { faceOfInvoice } from './faceOfInvoice';

it('shows the current bill of a progress invoice, not the contract', () => {
  const contract = buildDocument({
    type: 'invoice',
    lines: [buildLine({ id: 'l1' })],
    tax: { zone: buildZone([buildTax(80_000)]) },
  });
  const invoice = invoiceSchema.parse({
    kind: 'progress',
    draftNumber: 'D26-2',
    number: 'INV-2',
    title: 'Furnace',
    customerId: 'cu1',
    document: { ...contract, settlements: [{ id: 's1', kind: 'payment', amountCents: 1000 }] },
    progress: { completion: { kind: 'overall', ppm: 250_000 }, contract: [], billedBefore: [] },
    state: 'issued',
    totalCents: 2700,
    balanceCents: 1700,
    dueOn: '2026-06-15',
    parts: [{ id: 'line:l1', name: 'Service call', netCents: 2500, taxes: [{ taxId: 'tax-80000', amountCents: 200 }] }],
  });
  const { paper } = faceOfInvoice({
    companyId: 'c1',
    id: 'i1',
    company: companySchema.parse({ name: 'Lovelace Heating', ownerId: 'u1', timeZone: 'America/Chicago' }),
    settings: { footer: '' },
    customer: { name: 'Ada', address: EMPTY_ADDRESS },
    serviceAddress: null,
    canPayByCard: true,
    now: '2026-06-02T15:00:00.000Z',
    today: '2026-06-02',
    invoice,
    payments: [],
  });
  expect(paper?.headline.amountText).toBe('$17.00');
  expect(paper?.sections[0]?.lines.map(({ name, amountText }) => `${name} ${amountText}`)).toEqual([
    'Service call $25.00',
  ]);
  expect(paper?.sections[0]?.totals.map(({ label, amountText }) => `${label} ${amountText}`)).toEqual([
    'Billed now, without tax $25.00',
    'Sales tax $2.00',
    'Total $27.00',
    'Payment −$10.00',
    'Balance due $17.00',
  ]);
});
