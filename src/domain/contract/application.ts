import { portionOf } from '../money/allocate';
import { RATE_ONE_PPM } from '../money/limits';
import { checkApplication, checkContract } from './applicationChecks';
import { retainageOf, type RetainageTerms } from './retainage';

/**
 * One line of the schedule of values. Its own rates override those of the contract; `previousCents` is work billed before the first
 * application given.
 */
export type ScheduleLine = {
  id: string;
  scheduledValueCents: number;
  retainagePpm: number | null;
  storedRetainagePpm: number | null;
  previousCents: number;
  /** Whether its value is an estimate that measured quantities or costs may exceed. */
  mayExceed?: boolean;
};

/**
 * A change of the contract sum, which becomes its own line. It counts from the application it names or, without one, from the first whose
 * period ends on or after its approval; a pending one never does.
 */
export type ChangeOrder = {
  id: string;
  amountCents: number;
  inApplication: number | null;
  /** YYYY-MM-DD; '' = not approved. */
  approvedOn: string;
  retainagePpm: number | null;
};

/** The amounts that one application adds, by line. */
export type ApplicationEntry = {
  number: number;
  /** YYYY-MM-DD; '' = not given. */
  periodEnd: string;
  /** Column E, for lines entered by amount. */
  thisPeriodCents: Readonly<Record<string, number>>;
  /** Work to date as a share of column C, for lines entered by percent. */
  completePpm: Readonly<Record<string, number>>;
  /** Column F: everything currently stored, not what was delivered. */
  storedCents: Readonly<Record<string, number>>;
  /** The certified part of line 8; null = all of it. */
  certifiedCents: number | null;
  /** Terms that apply from this application on: an amendment, a reduction, or a release. */
  retainage: RetainageTerms | null;
};

export type PaymentContract = {
  originalContractSumCents: number;
  lines: readonly ScheduleLine[];
  changeOrders: readonly ChangeOrder[];
  retainage: RetainageTerms;
  /** Line 7 of the first application given. */
  previousCertificatesCents: number;
};

/** Columns C to H and I of one line; `retainageCents` only if retainage is rounded by line. */
export type ApplicationLine = {
  id: string;
  scheduledValueCents: number;
  previousCents: number;
  thisPeriodCents: number;
  storedCents: number;
  completedAndStoredCents: number;
  balanceCents: number;
  retainageCents: number | null;
};

/** Lines 1 to 9 of the summary. 5a and 5b are null if line 5 isn't their sum. */
export type ApplicationForPayment = {
  number: number;
  line1Cents: number;
  line2Cents: number;
  line3Cents: number;
  line4Cents: number;
  line5aCents: number | null;
  line5bCents: number | null;
  line5Cents: number;
  line6Cents: number;
  line7Cents: number;
  line8Cents: number;
  line9Cents: number;
  certifiedCents: number | null;
  lines: ApplicationLine[];
};

/**
 * Calculates applications for payment in order. Method B2: everything is to date, stored material is never copied into column D, line 7
 * is what was certified, and line 8 may be negative. Invariant: the sum of column H and line 5 equal line 9.
 * @throws AppError `invalid` that names the field: lines that don't add up to the contract sum, more billed than scheduled, unknown
 * lines, numbers out of order, or incomplete retainage terms
 */
export function applicationsForPayment(
  contract: PaymentContract,
  entries: readonly ApplicationEntry[],
): ApplicationForPayment[] {
  checkContract(contract, entries);
  let terms = contract.retainage;
  let certifiedCents = contract.previousCertificatesCents;
  const worked = new Map(contract.lines.map(({ id, previousCents }) => [id, previousCents]));
  return entries.map((entry, index) => {
    terms = entry.retainage ?? terms;
    const { schedule, lines } = linesOfApplication(contract, entry, worked);
    checkApplication({ terms, schedule, entry, lines, path: `applications.${index}` });
    const application = summary(contract, { number: entry.number, schedule, lines, terms, certifiedCents });
    for (const { id, previousCents, thisPeriodCents } of lines) worked.set(id, previousCents + thisPeriodCents);
    certifiedCents += entry.certifiedCents ?? application.line8Cents;
    return { ...application, certifiedCents: entry.certifiedCents };
  });
}

/**
 * Returns the schedule that an application bills from, and its columns C to H, without any check and without retainage.
 * @param worked column D by line: D + E of the previous application
 */
export function linesOfApplication(
  contract: Pick<PaymentContract, 'lines' | 'changeOrders'>,
  entry: ApplicationEntry,
  worked: ReadonlyMap<string, number>,
): { schedule: ScheduleLine[]; lines: ApplicationLine[] } {
  const schedule = scheduleAt(contract, entry);
  return { schedule, lines: schedule.map((line) => billedLine(line, entry, worked.get(line.id) ?? 0)) };
}

/** Whether a change order counts in an application. Method B1. */
const countsIn = (
  { inApplication, approvedOn }: ChangeOrder,
  { number, periodEnd }: Pick<ApplicationEntry, 'number' | 'periodEnd'>,
): boolean =>
  inApplication === null ? approvedOn !== '' && periodEnd !== '' && approvedOn <= periodEnd : inApplication <= number;

function scheduleAt(
  { lines, changeOrders }: Pick<PaymentContract, 'lines' | 'changeOrders'>,
  entry: ApplicationEntry,
): ScheduleLine[] {
  const approved = changeOrders.filter((order) => countsIn(order, entry));
  return [
    ...lines,
    ...approved.map(({ id, amountCents, retainagePpm }) => ({
      id,
      scheduledValueCents: amountCents,
      retainagePpm,
      storedRetainagePpm: null,
      previousCents: 0,
    })),
  ];
}

function billedLine(
  { id, scheduledValueCents }: ScheduleLine,
  entry: ApplicationEntry,
  previousCents: number,
): ApplicationLine {
  const percent = entry.completePpm[id];
  const thisPeriodCents =
    percent === undefined
      ? (entry.thisPeriodCents[id] ?? 0)
      : portionOf(scheduledValueCents, percent, RATE_ONE_PPM) - previousCents;
  const storedCents = entry.storedCents[id] ?? 0;
  const completedAndStoredCents = previousCents + thisPeriodCents + storedCents;
  return {
    id,
    scheduledValueCents,
    previousCents,
    thisPeriodCents,
    storedCents,
    completedAndStoredCents,
    balanceCents: scheduledValueCents - completedAndStoredCents,
    retainageCents: null,
  };
}

type Stage = {
  number: number;
  schedule: readonly ScheduleLine[];
  lines: readonly ApplicationLine[];
  terms: RetainageTerms;
  /** From all earlier applications. */
  certifiedCents: number;
};

function summary(
  { originalContractSumCents }: PaymentContract,
  { number, schedule, lines, terms, certifiedCents }: Stage,
): ApplicationForPayment {
  const line3Cents = schedule.reduce((sum, { scheduledValueCents }) => sum + scheduledValueCents, 0);
  const line4Cents = lines.reduce((sum, { completedAndStoredCents }) => sum + completedAndStoredCents, 0);
  const held = retainageOf(
    terms,
    lines.map(({ previousCents, thisPeriodCents, storedCents }, index) => ({
      workCents: previousCents + thisPeriodCents,
      storedCents,
      retainagePpm: schedule[index]?.retainagePpm ?? null,
      storedRetainagePpm: schedule[index]?.storedRetainagePpm ?? null,
    })),
    line3Cents,
  );
  const line6Cents = line4Cents - held.totalCents;
  return {
    number,
    line1Cents: originalContractSumCents,
    line2Cents: line3Cents - originalContractSumCents,
    line3Cents,
    line4Cents,
    line5aCents: held.onWorkCents,
    line5bCents: held.onStoredCents,
    line5Cents: held.totalCents,
    line6Cents,
    line7Cents: certifiedCents,
    line8Cents: line6Cents - certifiedCents,
    line9Cents: line3Cents - line6Cents,
    certifiedCents: null,
    lines: lines.map((line, index) => ({ ...line, retainageCents: held.byLine?.[index] ?? null })),
  };
}
