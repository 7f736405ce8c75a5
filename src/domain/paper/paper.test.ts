import { describe, expect, it } from 'vitest';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { buildAddress, PAPER_HEADER, rowsOf } from '@/testing/factories/paper';
import { paperOfDocument } from './document';
import { PAPER_MAX_BYTES, paperSchema } from './schema';

describe('an invoice document', () => {
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
    ...PAPER_HEADER,
    document,
    dueDate: '2026-07-01',
    facts: [
      { label: 'PO', value: '' },
      { label: 'Job', value: 'J-7' },
    ],
  });

  it('shows each line after its own discounts, and how the total is calculated', () => {
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
      ['Capacitor', '1', '$50.00', 'Member −$5.00', '$45.00'],
    ]);
    expect(rowsOf(paper)).toEqual([
      'Subtotal after line discounts | $295.00',
      'Spring | −$20.00',
      'Texas sales tax (6.25%) | $17.19',
      'Austin city tax (2%) | $0.84 | Labor on a repair is not taxed by the city',
      'Total | $293.03',
      'Card, Jun 1, 2026 | −$100.00',
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

  it('never contains the company’s costs', () => {
    const text = JSON.stringify(paper).toLowerCase();
    for (const secret of ['43.21', '19.99', '4321', '1999', 'margin', 'cost']) expect(text).not.toContain(secret);
  });

  it('says why nothing was taxed', () => {
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
      ...PAPER_HEADER,
      document: { ...document, tax: { ...document.tax, exemptions: [exempt] } },
    });
    expect(rowsOf(free)).toContain('Texas sales tax (0%) | $0.00 | Exempt (Resale), certificate TX-9');
  });

  it('is letter size in the US and A4 abroad, with a service address only if different', () => {
    const abroad = paperOfDocument({
      ...PAPER_HEADER,
      document,
      company: { ...PAPER_HEADER.company, address: buildAddress({ country: 'Deutschland' }) },
      serviceAddress: buildAddress({ street: '9 Mill Rd' }),
    });
    expect([paper.pageSize, paper.serviceAddressLines, abroad.pageSize, abroad.serviceAddressLines]).toEqual([
      'letter',
      [],
      'a4',
      ['9 Mill Rd', 'Austin, TX 78701'],
    ]);
    expect(paperOfDocument({ ...PAPER_HEADER, document, serviceAddress: buildAddress() }).serviceAddressLines).toEqual(
      [],
    );
  });

  it('lists included taxes below the total', () => {
    const included = paperOfDocument({
      ...PAPER_HEADER,
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

describe('an estimate document', () => {
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

  it('has a section per option with its total, with extras shown but not counted', () => {
    const paper = paperOfDocument({ ...PAPER_HEADER, document, validUntil: '2026-06-30' });
    expect(paper.sections.map(({ title, isRecommended, lines }) => [title, isRecommended, lines.length])).toEqual([
      ['good', false, 2],
      ['best', true, 3],
    ]);
    expect([rowsOf(paper, 0), rowsOf(paper, 1)]).toEqual([['Total | $200.00'], ['Total | $400.00']]);
    expect(paper.sections[1]?.lines[2]).toMatchObject({ amountText: '$7.77', isOptional: true, isSelected: false });
    expect(paper.headline).toEqual({ label: '2 options', amountText: '$200 to $400' });
  });

  it('leaves an empty option out of the price range', () => {
    const lines = document.lines.filter(({ optionId }) => optionId !== '');
    const changed = { ...document, options: [...document.options, option('empty')] };
    const headlineOf = (shown: typeof lines) =>
      paperOfDocument({ ...PAPER_HEADER, document: { ...changed, lines: shown } }).headline;
    expect(headlineOf(lines)).toEqual({ label: '2 options', amountText: '$100 to $300' });
    expect(headlineOf(lines.slice(0, 1))).toEqual({ label: 'Total', amountText: '$100.00' });
  });

  it('shows only what was chosen once it is signed', () => {
    const signature = {
      name: 'Ł. Ørsted',
      signedAt: '2026-06-03T15:00:00.000Z',
      imageDataUrl: '',
      documentHash: 'ab12',
      address: '203.0.113.7',
    };
    const paper = paperOfDocument({ ...PAPER_HEADER, document: { ...document, selectedOptionId: 'best' }, signature });
    expect(paper.sections.map(({ title }) => title)).toEqual(['best']);
    expect(paper.headline).toEqual({ label: 'Total', amountText: '$400.00' });
    expect(paper.signature?.signedAtText).toBe('Jun 3, 2026, 10:00 AM CDT');
  });

  it('always fits into a stored document: descriptions are shortened, prices never', () => {
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
    const paper = paperOfDocument({
      ...PAPER_HEADER,
      document: { ...document, lines, options },
      terms: 't'.repeat(20_000),
    });
    expect(paperSchema.safeParse(paper).error).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify(paper))).toBeLessThanOrEqual(PAPER_MAX_BYTES);
    expect(paper.sections[0]).toMatchObject({ title: 'In every option', lines: { length: 490 } });
    expect(rowsOf(paper, 1)).toEqual(['Total | $50,000.00']);
  });
});
