import { bookLineSchema, contractBookSchema } from '@/domain/contract/money/book';
import { copyOf, workedApplication, type BillingRecords } from '@/domain/contract/money/billing';
import { payApplicationSchema } from '@/domain/contract/money/payApplication';
import { workOutSchedule } from '@/domain/contract/money/schedule';
import { NO_RETAINAGE } from '@/domain/contract/retainage';
import { measureCloseoutPack, measureContractReads } from './contractReads';
import { median, quantile, type Figure } from './figures';

const LINES = 500;
const ROUNDS = 300;
const WARM_UP = 60;
const LIMIT_MS = 5;

/**
 * Measures a schedule of values of the largest size and an application on it, recalculated as after every keystroke; the list; and the
 * closeout pack.
 */
export async function measureContracts(): Promise<Figure[]> {
  const lines = Array.from({ length: LINES }, (_, index) =>
    bookLineSchema.parse({
      id: `l${index}`,
      item: String(index + 1),
      description: `Part ${index + 1} of the work`,
      scheduledValueCents: 100_000 + index * 77,
      quantityE4: 10_000 + index * 137,
      unitPriceCents: 999 + index,
    }),
  );
  const sum = lines.reduce((all, { scheduledValueCents }) => all + scheduledValueCents, 0);
  const schedule = timesOf(() => workOutSchedule(lines, sum));
  const book = contractBookSchema.parse({
    contractId: 'c',
    originalSumCents: sum,
    lines,
    terms: { retainage: { ...NO_RETAINAGE, workPpm: 100_000, rounding: 'line' } },
  });
  const entries = lines.map(({ id }) => ({
    lineId: id,
    quantityE4: null,
    thisPeriodCents: null,
    completePpm: 333_333,
    storedCents: 0,
  }));
  const first = { number: 1, periodEnd: '2026-03-31', entries, costs: [], retainage: null };
  const before: BillingRecords = { priceType: 'fixed', book, orders: [], applications: [] };
  const copy = copyOf(before, first, workedApplication(before, first));
  const certified = payApplicationSchema.parse({
    ...first,
    contractId: 'c',
    state: 'certified',
    certifiedCents: copy.line8Cents,
    copy,
  });
  const records: BillingRecords = { ...before, applications: [{ ...certified, id: 'p1' }] };
  const next = { ...first, number: 2, entries: entries.map((entry) => ({ ...entry, completePpm: 666_667 })) };
  const application = timesOf(() => workedApplication(records, next));
  return [
    {
      what: `A schedule of values of ${LINES} lines with its derivation, median`,
      figure: median(schedule),
      unit: 'ms',
      limit: LIMIT_MS,
    },
    { what: '... 95 of 100', figure: quantile(schedule, 0.95), unit: 'ms' },
    {
      what: `An application for payment of ${LINES} lines, retainage by line, median`,
      figure: median(application),
      unit: 'ms',
      limit: LIMIT_MS,
    },
    { what: '... 95 of 100', figure: quantile(application, 0.95), unit: 'ms' },
    await measureContractReads(),
    await measureCloseoutPack(),
  ];
}

function timesOf(work: () => unknown): number[] {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const startedAt = performance.now();
    work();
    if (round >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}
