import { collections } from '@/data/collections';
import { createMemoryStore } from '@/data/records/memoryStore';
import { dayOver, duePeriod, withBill } from '@/domain/agreement/record/night';
import {
  AGREEMENT_PAGE_SIZE,
  AGREEMENT_VIEWS,
  agreementList,
  agreementMonthsFrom,
} from '@/domain/agreement/record/queries';
import type { Agreement } from '@/domain/agreement/record/schema';
import { agreementMonthSchema } from '@/domain/agreement/record/postingSchema';
import { addMonths } from '@/lib/calendar';
import { buildMember, buildPlan } from '@/testing/factories/agreement';
import { documentsOf } from '@/testing/factories/documents';
import { benchRepositories } from './benchRepositories';
import { counting } from './countedStore';
import type { Figure } from './figures';
import { onServer } from './onServer';

const MEMBERS = 20_000;
const BILLED = 2_000;
const OPENING_LIMIT = 60;
const REPORT_LIMIT_MS = 20_000;
const NIGHT_LIMIT_MS = 300_000;
const TODAY = '2026-06-15';
const MONTHS = 13;

/**
 * Measures opening the list of members, their monthly income from records, the nightly decisions about those to bill, and the whole
 * nightly run.
 */
export async function measureAgreements(): Promise<Figure[]> {
  const member = buildMember({ startsOn: '2026-01-15' });
  const stored = (id: string) => ({ ...member, id });
  const months = Array.from({ length: MONTHS }, (_, back) => {
    const month = addMonths(TODAY.slice(0, 7), -back);
    const fields = agreementMonthSchema.parse({ month, billedCents: MEMBERS * 1_900, started: 40, ended: 30 });
    return { ...stored(month), ...fields };
  });
  const plans = Array.from({ length: 6 }, (_, index) => buildPlan({ id: `plan-${index}` }));
  const store = createMemoryStore({
    'companies/c1/agreements': documentsOf(Array.from({ length: MEMBERS }, (_, index) => stored(`a${index}`))),
    'companies/c1/agreementPlans': documentsOf(plans),
    'companies/c1/agreementMonths': documentsOf(months),
  });
  const counted = counting(store);
  const on = benchRepositories(counted.store);
  const reads: number[] = [];
  for (const view of ['', ...AGREEMENT_VIEWS] as const) {
    const before = counted.documents();
    await on(collections.agreements).getAll({
      ...agreementList(view, { field: 'updatedAt', direction: 'desc' }, TODAY),
      limit: AGREEMENT_PAGE_SIZE,
    });
    await on(collections.agreementPlans).getAll({ limit: 200 });
    reads.push(counted.documents() - before);
  }
  const [before, startedAt] = [counted.documents(), performance.now()];
  await on(collections.agreementMonths).getAll(agreementMonthsFrom(addMonths(TODAY.slice(0, 7), 1 - MONTHS), MONTHS));
  const report = { ms: performance.now() - startedAt, reads: counted.documents() - before };
  const night = measureNight(member);
  return [
    {
      what: `Documents read by opening /service-agreement, of ${MEMBERS}`,
      figure: Math.max(...reads),
      unit: 'reads',
      limit: OPENING_LIMIT,
    },
    { what: `Revenue by month of ${MEMBERS} members`, figure: report.ms, unit: 'ms', limit: REPORT_LIMIT_MS },
    { what: '... documents read', figure: report.reads, unit: 'reads', limit: MONTHS },
    {
      what: `What a night decides about ${BILLED} members, without the database`,
      figure: night.ms,
      unit: 'ms',
      limit: NIGHT_LIMIT_MS,
    },
    { what: '... periods billed', figure: night.billed, unit: 'bills', limit: BILLED, atLeast: BILLED },
    ...(await onServer('memberNight.ts', {
      drawsPdf: true,
      isOnEmulator: process.env['FIRESTORE_EMULATOR_HOST'] !== undefined,
      // For `npm run bench -- agreements 400 killed`, see memberNight.ts.
      given: process.argv.slice(3, 5),
    })),
  ];
}

/** Each member has one period to bill; the run is repeated, and must find nothing more. */
function measureNight(member: ReturnType<typeof buildMember>) {
  const act = { today: '2026-01-15', now: '2026-01-15T08:00:00.000Z', by: '' };
  let billed = 0;
  const startedAt = performance.now();
  let members: Agreement[] = Array.from({ length: BILLED }, () => member);
  for (let run = 0; run < 2; run += 1)
    members = members.map((agreement) => {
      const next = dayOver(agreement, act);
      const period = duePeriod(next, act.today);
      if (!period) return next;
      billed += 1;
      const bill = { ...period, invoiceId: period.from, on: act.today, dueOn: act.today, lineId: '', name: '' };
      return withBill(next, { ...bill, pausedDays: 0, isPaid: false, tries: [] });
    });
  return { ms: performance.now() - startedAt, billed };
}
