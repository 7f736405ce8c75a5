import { describe, expect, it } from 'vitest';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { ageReceivables } from '../billing/aging';
import type { Address } from '../contact/schema';
import { paperOfCreditNote } from './creditNote';
import { paperOfDocument } from './document';
import type { PaperHeader } from './header';
import { paperOfReceipt } from './receipt';
import { PAPER_MAX_BYTES, paperSchema, type Paper } from './schema';
import { paperOfStatement } from './statement';

const address = (overrides: Partial<Address> = {}): Address => ({
  street: '12 Elm St',
  unit: '',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
  ...overrides,
});
const header: PaperHeader = {
  company: {
    name: 'Blue Ridge Air',
    phone: '5125550134',
    email: 'office@blueridge.example',
    website: '',
    address: address(),
    timeZone: 'America/Chicago',
    branding: { logoUrl: '', primaryColor: '#0b5d57', accentColor: '#f08c00' },
  },
  recipient: { name: 'Łukasz Ørsted', address: address() },
  number: 'INV-1042',
};
const rowsOf = (paper: Paper, index = 0): string[] =>
  (paper.sections[index]?.totals ?? []).map(({ label, amountText, note }) =>
    [label, amountText, note].filter(Boolean).join(' | '),
  );

describe('the paper of an invoice', () => {
  const zone = buildZone([
    buildTax(62_500, { id: 's', name: 'Sales tax', jurisdiction: { name: 'Texas' } }),
    buildTax(20_000, {
      id: 'c',
      name: 'Austin city tax',
      jurisdiction: { name: 'Austin', level: 'city' },
      rules: [
        { taxClasses: ['materials'], jobNatures: [], ratePpm: 20_000, effectiveFrom: '', effectiveTo: '', note: '' },
        {
          taxClasses: ['labour'],
          jobNatures: [],
          ratePpm: 0,
          effectiveFrom: '',
          effectiveTo: '',
          note: 'Labor on a repair is not taxed by the city',
        },
      ],
    }),
  ]);
  const document = buildDocument({
    lines: [
      buildLine({
        id: 'a',
        name: 'Labor',
        quantityE4: 25_000,
        unit: 'hours',
        unitPriceCents: 10_000,
        unitCostCents: 4_321,
      }),
      buildLine({ id: 'b', name: 'Capacitor', taxClass: 'materials', unitPriceCents: 5_000, unitCostCents: 1_999 }),
      buildLine({ id: 'c', name: 'Not wanted', isOptional: true, isSelected: false }),
    ],
    discounts: [
      buildDiscount({ name: 'Member', ratePpm: 100_000, scope: 'line' }, { id: 'd1', lineIds: ['b'] }),
      buildDiscount({ name: 'Spring', amountCents: 2_000 }, { id: 'd2' }),
    ],
    tax: { zone },
    deposit: { kind: 'percent', ratePpm: 500_000, amountCents: 0 },
    settlements: [{ id: 'p1', kind: 'payment', name: 'Card', amountCents: 10_000, at: '2026-06-02T03:30:00.000Z' }],
  });
  const paper = paperOfDocument({
    ...header,
    document,
    dueDate: '2026-07-01',
    facts: [
      { label: 'PO', value: '' },
      { label: 'Job', value: 'J-7' },
    ],
  });

  it('shows every line that counts, priced after its own discounts, and how the total comes about', () => {
    expect(
      paper.sections[0]?.lines.map(({ name, quantityText, unitPriceText, discountText, amountText }) => [
        name,
        quantityText,
        unitPriceText,
        discountText,
        amountText,
      ]),
    ).toEqual([
      ['Labor', '2.5 hours', '$100.00', '', '$250.00'],
      ['Capacitor', '1', '$50.00', 'Member -$5.00', '$45.00'],
    ]);
    expect(rowsOf(paper)).toEqual([
      'Subtotal after line discounts | $295.00',
      'Spring | -$20.00',
      'Texas sales tax (6.25%) | $17.19',
      'Austin city tax (2%) | $0.84 | Labor on a repair is not taxed by the city',
      'Total | $293.03',
      'Card, Jun 1, 2026 | -$100.00',
      'Balance due | $193.03',
      'Of this, deposit due now | $46.52',
    ]);
    expect(paper.headline).toEqual({ label: 'Balance due', amountText: '$193.03' });
    expect(paper.facts).toEqual([
      { label: 'Date', value: 'Jun 1, 2026' },
      { label: 'Due', value: 'Jul 1, 2026' },
      { label: 'Job', value: 'J-7' },
    ]);
  });

  it('never holds what things cost the company', () => {
    const text = JSON.stringify(paper).toLowerCase();
    for (const secret of ['43.21', '19.99', '4321', '1999', 'margin', 'cost']) expect(text).not.toContain(secret);
  });

  it('says why nobody was taxed at all', () => {
    const exempt = {
      id: 'e',
      certificateNumber: 'TX-9',
      reason: 'Resale',
      regions: [],
      taxClasses: [],
      validFrom: '',
      expiresOn: '',
    };
    const free = paperOfDocument({
      ...header,
      document: { ...document, tax: { ...document.tax, exemptions: [exempt] } },
    });
    expect(rowsOf(free)).toContain('Texas sales tax (0%) | $0.00 | Exempt (Resale), certificate TX-9');
  });

  it('is a letter at home and A4 abroad, and names a service address only when it is another one', () => {
    const abroad = paperOfDocument({
      ...header,
      document,
      company: { ...header.company, address: address({ country: 'Deutschland' }) },
      serviceAddress: address({ street: '9 Mill Rd' }),
    });
    expect([paper.pageSize, paper.serviceAddressLines, abroad.pageSize, abroad.serviceAddressLines]).toEqual([
      'letter',
      [],
      'a4',
      ['9 Mill Rd', 'Austin, TX 78701'],
    ]);
    expect(paperOfDocument({ ...header, document, serviceAddress: address() }).serviceAddressLines).toEqual([]);
  });

  it('lists included taxes below the total', () => {
    const included = paperOfDocument({
      ...header,
      document: buildDocument({
        lines: [buildLine()],
        tax: {
          zone: buildZone([buildTax(100_000, { name: 'VAT', jurisdiction: { name: 'UK' } })]),
          pricesIncludeTax: true,
        },
      }),
    });
    expect(rowsOf(included)).toEqual(['Total | $100.00', 'Included: UK VAT (10%) | $9.09', 'Balance due | $100.00']);
  });
});

describe('the paper of an estimate', () => {
  const option = (id: string, isRecommended = false) => ({ id, name: id, description: '', isRecommended });
  const document = buildDocument({
    type: 'estimate',
    options: [option('good'), option('best', true)],
    lines: [
      buildLine({ id: 'x', name: 'Removal' }),
      buildLine({ id: 'g', optionId: 'good' }),
      buildLine({ id: 'b', optionId: 'best', unitPriceCents: 30_000 }),
      buildLine({ id: 'o', optionId: 'best', isOptional: true, isSelected: false, unitPriceCents: 777 }),
    ],
  });

  it('has a section for each option with its own total, extras shown but not counted', () => {
    const paper = paperOfDocument({ ...header, document, validUntil: '2026-06-30' });
    expect(paper.sections.map(({ title, isRecommended, lines }) => [title, isRecommended, lines.length])).toEqual([
      ['good', false, 2],
      ['best', true, 3],
    ]);
    expect([rowsOf(paper, 0), rowsOf(paper, 1)]).toEqual([['Total | $200.00'], ['Total | $400.00']]);
    expect(paper.sections[1]?.lines[2]).toMatchObject({ amountText: '$7.77', isOptional: true, isSelected: false });
    expect(paper.headline).toEqual({ label: '2 options', amountText: '$200.00 – $400.00' });
  });

  it('shows what was chosen alone once it is signed', () => {
    const signature = {
      name: 'Ł. Ørsted',
      signedAt: '2026-06-03T15:00:00.000Z',
      imageDataUrl: '',
      documentHash: 'ab12',
      address: '203.0.113.7',
    };
    const paper = paperOfDocument({ ...header, document: { ...document, selectedOptionId: 'best' }, signature });
    expect(paper.sections.map(({ title }) => title)).toEqual(['best']);
    expect(paper.headline).toEqual({ label: 'Total', amountText: '$400.00' });
    expect(paper.signature?.signedAtText).toBe('Jun 3, 2026, 10:00 AM CDT');
  });

  it('fits into a stored document, however long: descriptions are shortened, prices never', () => {
    const long = 'Ø'.repeat(4000);
    const lines = [...Array(500).keys()].map((index) =>
      buildLine({
        id: `l${index}`,
        name: 'n'.repeat(200),
        description: long,
        photoUrl: `https://x.example/${'p'.repeat(1900)}`,
        optionId: index < 10 ? 'good' : '',
      }),
    );
    const options = [...Array(10).keys()].map((index) => option(index === 0 ? 'good' : `o${index}`));
    const paper = paperOfDocument({ ...header, document: { ...document, lines, options }, terms: 't'.repeat(20_000) });
    expect(paperSchema.safeParse(paper).error).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify(paper))).toBeLessThanOrEqual(PAPER_MAX_BYTES);
    expect(paper.sections[0]).toMatchObject({ title: 'In every option', lines: { length: 490 } });
    expect(rowsOf(paper, 1)).toEqual(['Total | $50,000.00']);
  });
});

describe('other papers', () => {
  it('a receipt says what was paid, for what, and what remains', () => {
    const paper = paperOfReceipt({
      ...header,
      currency: 'USD',
      balanceCents: 2_500,
      payment: { amountCents: 10_000, paidAt: '2026-06-02', methodText: 'Visa ending in 4242' },
      allocations: [{ text: 'Invoice INV-1042', amountCents: 10_000 }],
    });
    expect(paperSchema.parse(paper)).toEqual(paper);
    expect(paper.headline).toEqual({ label: 'Received with thanks', amountText: '$100.00' });
    expect(rowsOf(paper)).toEqual(['Paid | $100.00', 'Balance due | $25.00']);
  });

  it('a statement carries its balance from row to row', () => {
    const entries = [
      { at: '2026-06-02', text: 'Invoice INV-1', chargeCents: 10_000, paymentCents: 0 },
      { at: '2026-06-09', text: 'Payment', chargeCents: 0, paymentCents: 4_000 },
    ];
    const aging = ageReceivables([{ dueDate: '2026-05-01', balanceCents: 8_500 }], '2026-06-30');
    const paper = paperOfStatement({
      ...header,
      currency: 'USD',
      from: '2026-06-01',
      to: '2026-06-30',
      openingCents: 2_500,
      entries,
      aging,
    });
    expect(paper.rows.map((row) => Object.values(row).join(' | '))).toEqual([
      'Jun 1, 2026 | Balance brought forward |  |  | $25.00',
      'Jun 2, 2026 | Invoice INV-1 | $100.00 |  | $125.00',
      'Jun 9, 2026 | Payment |  | $40.00 | $85.00',
    ]);
    expect(paper.headline).toEqual({ label: 'Balance due', amountText: '$85.00' });
    expect(paper.aging).toContainEqual({ label: '31–60 days', amountText: '$85.00' });
  });

  it('a statement of more rows than fit carries the oldest forward', () => {
    const entries = [...Array(1200).keys()].map(() => ({
      at: '2026-06-02',
      text: 'Invoice',
      chargeCents: 100,
      paymentCents: 0,
    }));
    const paper = paperOfStatement({
      ...header,
      currency: 'USD',
      from: '2026-06-01',
      to: '2026-06-30',
      openingCents: 0,
      entries,
    });
    expect(paperSchema.safeParse(paper).success).toBe(true);
    expect(paper.rows[0]).toMatchObject({
      text: 'Balance brought forward, 201 earlier entries included',
      balanceText: '$201.00',
    });
    expect(paper.headline.amountText).toBe('$1,200.00');
  });

  it('a credit note takes back the price and each tax', () => {
    const parts = [{ id: 'line:a', name: 'Labor', netCents: 10_000, taxes: [{ taxId: 's', amountCents: 625 }] }];
    const paper = paperOfCreditNote({
      ...header,
      currency: 'USD',
      date: '2026-06-05',
      invoiceNumber: 'INV-1042',
      parts,
      taxNames: new Map([['s', 'Texas sales tax']]),
    });
    expect(rowsOf(paper)).toEqual(['Subtotal | $100.00', 'Texas sales tax | $6.25', 'Total credit | $106.25']);
    expect(paperSchema.parse(paper)).toEqual(paper);
  });
});
