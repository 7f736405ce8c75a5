import { calculateDocument } from '@/domain/billing/calculate';
import type { DocumentInput } from '@/domain/billing/schema';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { median, quantile, type Figure } from './figures';

const LINES = 200;
const ROUNDS = 1000;
const WARM_UP = 200;
const RECALCULATION_LIMIT_MS = 1;

const KINDS = [
  { kind: 'labour', taxClass: 'labour' },
  { kind: 'material', taxClass: 'materials' },
  { kind: 'equipment', taxClass: 'equipment' },
] as const;

/** Measures recalculating a long invoice with its derivation, as after every keystroke: three taxes, three discounts, a fee, a deposit. */
export function measureBilling(): Figure[] {
  const perLine = timesOf(makeInvoice('line'));
  const perDocument = timesOf(makeInvoice('document'));
  return [
    {
      what: `Recalculating a document of ${LINES} lines with its derivation, median`,
      figure: median(perLine),
      unit: 'ms',
      limit: RECALCULATION_LIMIT_MS,
    },
    { what: '... 95 of 100', figure: quantile(perLine, 0.95), unit: 'ms' },
    {
      what: '... with the tax rounded on the document, median',
      figure: median(perDocument),
      unit: 'ms',
      limit: RECALCULATION_LIMIT_MS,
    },
  ];
}

function timesOf(input: DocumentInput): number[] {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const startedAt = performance.now();
    calculateDocument(input);
    if (round >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}

function makeInvoice(rounding: 'line' | 'document'): DocumentInput {
  const lines = Array.from({ length: LINES }, (_, index) =>
    buildLine({
      id: `l${index}`,
      ...KINDS[index % KINDS.length],
      quantityE4: 10_000 + index * 137,
      unitPriceCents: 999 + index * 77,
      unitCostCents: 400,
    }),
  );
  const zone = buildZone([
    buildTax(40_000, { id: 'state' }),
    buildTax(45_000, { id: 'city' }),
    buildTax(3750, { id: 'district' }),
  ]);
  return buildDocument({
    lines,
    tax: { zone, rounding },
    discounts: [
      buildDiscount({ ratePpm: 50_000, scope: 'line', itemKinds: ['material'] }, { id: 'materials' }),
      buildDiscount({ ratePpm: 100_000 }, { id: 'season' }),
      buildDiscount({ amountCents: 5000, order: 200 }, { id: 'referral' }),
    ],
    fees: [{ id: 'fee', name: 'Fee', kind: 'percent', amountCents: 0, ratePpm: 20_000, taxClass: 'fee' }],
    deposit: { kind: 'percent', ratePpm: 500_000, amountCents: 0 },
  });
}
