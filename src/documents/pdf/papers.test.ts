import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { Paper, PaperLine, PaperSection } from '@/domain/paper/schema';
import { PAPER_KINDS, PAPER_TITLES, paperSchema } from '@/domain/paper/schema';
import { hostileCompany, hostileKit } from '@/testing/hostileParts';
import { HostileTexts } from '@/testing/hostileTexts';
import type { DrawnPage } from '@/testing/pagesOfPdf';
import { expectWhole, pagesOf, PHOTO } from '@/testing/paperCheck';
import { PaperPdf } from './PaperPdf';
import { printable } from './printable';

const line = (texts: HostileTexts, more: Partial<PaperLine> = {}): PaperLine => ({
  name: texts.short(),
  description: '',
  quantityText: '2.5 hours',
  unitPriceText: texts.amount(),
  discountText: '',
  amountText: texts.amount(),
  isOptional: false,
  isSelected: true,
  photoUrl: '',
  ...more,
});

const totals = (texts: HostileTexts): PaperSection['totals'] => [
  { label: texts.prose(380), amountText: texts.amount(), isStrong: false, note: texts.prose(900) },
  { label: 'Total', amountText: texts.amount(), isStrong: true, note: '' },
  { label: texts.word(), amountText: texts.amount(), isStrong: true, note: '' },
];

const section = (texts: HostileTexts, more: Partial<PaperSection> = {}): PaperSection => ({
  title: texts.prose(110),
  description: '',
  isRecommended: true,
  lines: [line(texts)],
  totals: [{ label: 'Total', amountText: texts.amount(), isStrong: true, note: '' }],
  ...more,
});

/** Lists of all lengths, in middle and last lines, and everything else a line can contain. */
const hardSections = (texts: HostileTexts): PaperSection[] => [
  section(texts, {
    description: texts.list(90),
    lines: [
      line(texts, { description: texts.list(110), photoUrl: 'photo' }),
      line(texts, { name: texts.word(), description: texts.word(), quantityText: texts.word(70) }),
      line(texts, {
        name: texts.model(),
        description: texts.address(),
        discountText: texts.prose(280),
        isOptional: true,
      }),
      line(texts, { name: texts.name(), description: texts.list(12), photoUrl: 'photo' }),
      line(texts, { description: texts.prose(1000) }),
      line(texts, { description: texts.list(60) }),
    ],
    totals: totals(texts),
  }),
  ...[1, 2, 5, 14, 16, 38].map((lines) =>
    section(texts, {
      description: texts.list(lines),
      lines: [line(texts, { description: texts.list(40 - lines) }), line(texts, { description: texts.list(lines) })],
    }),
  ),
];

function paper(texts: HostileTexts, more: Partial<Paper>): Paper {
  const kind = more.kind ?? 'invoice';
  return paperSchema.parse({
    kind,
    title: PAPER_TITLES[kind],
    number: texts.word(50),
    stamp: 'NOT ACCEPTED ANY LONGER AT ALL',
    pageSize: 'letter',
    locale: 'en-US',
    company: hostileCompany(texts),
    recipient: { name: texts.word(), addressLines: [texts.name(), texts.prose(190)] },
    serviceAddressLines: [texts.prose(190), texts.word(60)],
    facts: [
      { label: 'Date', value: 'Nov 28, 2026' },
      { label: texts.prose(150), value: texts.prose(480) },
      { label: texts.word(60), value: texts.word(100) },
      { label: 'For', value: texts.list(30) },
    ],
    headline: { label: 'Balance due', amountText: texts.amount() },
    sections: [],
    rows: [],
    aging: [],
    message: texts.list(70),
    terms: texts.prose(2500),
    footer: texts.prose(900),
    credentials: Array.from({ length: 20 }, (_, index) => ({
      text: texts.prose(290),
      proofUrl: index % 2 === 0 ? 'https://example.com' : '',
      expiresOn: '',
    })),
    signature: {
      name: texts.word(190),
      signedAt: '2026-11-28T12:00:00.000Z',
      signedAtText: 'Nov 28, 2026, 6:00 AM',
      imageDataUrl: '',
      documentHash: texts.word(120),
      address: '203.0.113.7',
    },
    ...more,
  });
}

const drawn = (paper: Paper): Promise<DrawnPage[]> =>
  pagesOf(() =>
    renderToBuffer(
      createElement(PaperPdf, {
        paper: printable(paper),
        pictures: new Map([['photo', PHOTO]]),
      }) as ReactElement<DocumentProps>,
    ),
  );

it('an invoice includes everything: lists, long words, pictures and totals, without overlaps', async () => {
  const texts = new HostileTexts();
  const given = paper(texts, { sections: hardSections(texts) });
  expectWhole(await drawn(given), given);
});

it('an estimate with 200 optional lines and ten options includes everything, on A4 with a tall footer', async () => {
  const texts = new HostileTexts();
  const options = Array.from({ length: 10 }, () => section(texts, { description: texts.list(3) }));
  const lines = Array.from({ length: 200 }, (_, index) =>
    line(texts, { isOptional: true, isSelected: false, description: index % 20 === 0 ? texts.prose(250) : '' }),
  );
  const offered = paper(texts, {
    kind: 'estimate',
    pageSize: 'a4',
    sections: [section(texts, { lines }), ...options],
  });
  const given = { ...offered, company: { ...offered.company, kit: hostileKit(texts) } };
  expectWhole(await drawn(given), given);
});

it('a statement, service report, receipt, credit note and service agreement include everything', async () => {
  const others = PAPER_KINDS.filter((kind) => kind !== 'invoice' && kind !== 'estimate');
  for (const kind of others) {
    const texts = new HostileTexts();
    const row = (text: string) => ({
      dateText: 'Nov 28, 2026',
      text,
      chargeText: texts.amount(),
      paymentText: texts.amount(),
      balanceText: texts.amount(),
    });
    const parts: Record<(typeof others)[number], Partial<Paper>> = {
      statement: {
        rows: [row(texts.word()), row(texts.list(25)), row(texts.name()), row(texts.prose(290))],
        aging: Array.from({ length: 8 }, () => ({ label: texts.short(), amountText: texts.amount() })),
      },
      'service-report': {
        sections: [
          section(texts, {
            lines: [line(texts, { description: texts.list(70), amountText: '', unitPriceText: '', quantityText: '' })],
            totals: [],
          }),
        ],
        photos: [
          texts.prose(290),
          texts.list(24),
          texts.word(),
          texts.name(),
          ...Array.from({ length: 20 }, texts.short),
        ].map((caption) => ({ url: 'photo', caption })),
      },
      receipt: { sections: [section(texts, { title: '', lines: [], totals: totals(texts) })] },
      'credit-note': { sections: [section(texts, { lines: [line(texts, { description: texts.list(55) })] })] },
      agreement: { sections: [section(texts, { lines: [line(texts, { description: texts.list(55) })] })] },
    };
    const given = paper(texts, { kind, message: '', terms: '', credentials: [], ...parts[kind] });
    expectWhole(await drawn(given), given);
  }
});

it('hyphens have the width of their font, and digits in a column have equal width', async () => {
  const texts = new HostileTexts();
  const amounts = ['$1,111.11', '$8,888.88'];
  const lines = amounts.map((amountText) => line(texts, { name: 'Pump', amountText, unitPriceText: '' }));
  const short = { facts: [], credentials: [], footer: '', message: '', terms: '--------\n00000000' };
  const pages = await drawn(paper(texts, { ...short, sections: [section(texts, { lines })] }));
  const widthOf = (text: string) => pages.flatMap((page) => page.texts).find((each) => each.text === text)?.width;
  expect(widthOf('--------')).toBeLessThan(0.8 * Number(widthOf('00000000')));
  expect(widthOf('$1,111.11')).toBeCloseTo(Number(widthOf('$8,888.88')), 1);
});
