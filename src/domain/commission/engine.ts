import { allocate } from '../money/allocate';
import { shareOf } from '../money/amounts';
import { formatCents, formatRate } from '../money/format';
import { RATE_ONE_PPM } from '../money/limits';
import type { Currency } from '../money/schema';
import type { EarningLine } from './earning';
import type { PayEvent } from './events';
import { isPercent, type PayRule } from './plan';

/** The people a piece of work pays. */
export type Crew = {
  /** Technicians by id, with the minutes each worked on it. */
  workers: readonly { technicianId: string; minutes: number }[];
  /** The technician who sold it; '' = nobody in particular, so the crew gets all of it. */
  sellerId: string;
};

export type PersonLine = EarningLine & { technicianId: string; role: 'seller' | 'crew' };

type Person = { technicianId: string; role: 'seller' | 'crew'; weight: number };

/** Returns everyone with their share of what a rule pays, as whole weights. Zero shares are left out. */
function peopleOf(rule: PayRule, { workers, sellerId }: Crew): Person[] {
  if (sellerId === '' && workers.length === 0) return [];
  const toSeller = sellerId === '' ? 0 : workers.length === 0 ? RATE_ONE_PPM : rule.sellerPpm;
  const seller: Person[] = toSeller > 0 ? [{ technicianId: sellerId, role: 'seller', weight: toSeller }] : [];
  const minutes = workers.reduce((sum, worker) => sum + worker.minutes, 0);
  const byHours = rule.crewSplit === 'hours' && minutes > 0;
  const parts =
    toSeller === RATE_ONE_PPM
      ? []
      : allocate(
          RATE_ONE_PPM - toSeller,
          workers.map((worker) => ({ key: worker.technicianId, weight: byHours ? worker.minutes : 1 })),
        );
  return [
    ...seller,
    ...parts.flatMap((weight, index): Person[] => {
      const technicianId = workers[index]?.technicianId ?? '';
      return weight > 0 ? [{ technicianId, role: 'crew', weight }] : [];
    }),
  ];
}

/**
 * Returns what a rule pays each person, one line per event and person. The running total is rounded and divided, and a line is the change
 * in it, so a full reversal comes to exactly zero, to the cent.
 * @param events in chronological order
 */
export function linesOfRule(
  rule: PayRule,
  events: readonly PayEvent[],
  { crew, currency }: { crew: Crew; currency: Currency },
): PersonLine[] {
  const people = peopleOf(rule, crew);
  if (people.length === 0) return [];
  const keys = people.map(({ technicianId, role, weight }) => ({ key: `${role} ${technicianId}`, weight }));
  let [baseCents, before] = [0, people.map(() => 0)];
  return events.flatMap((event) => {
    baseCents += event.baseCents;
    const paidCents = isPercent(rule.kind) ? shareOf(baseCents, rule.ratePpm) : baseCents;
    const now = allocate(paidCents, keys);
    const changed = now.map((cents, index) => cents - (before[index] ?? 0));
    before = now;
    return people.flatMap((person, index): PersonLine[] => {
      const cents = changed[index] ?? 0;
      const isForThem = rule.technicianIds.length === 0 || rule.technicianIds.includes(person.technicianId);
      if (cents === 0 || !isForThem) return [];
      return [
        {
          ...{ technicianId: person.technicianId, role: person.role, cents },
          key: `${rule.id}-${event.key}-${person.role}`,
          ...{ on: event.on, kind: rule.kind, label: rule.name, ref: event.ref },
          formula: formulaOf(rule, event, { person, currency }),
        },
      ];
    });
  });
}

function formulaOf(rule: PayRule, event: PayEvent, { person, currency }: { person: Person; currency: Currency }) {
  const base = formatCents(event.baseCents, { currency });
  const whole = isPercent(rule.kind)
    ? `${formatRate(rule.ratePpm)} of ${base} ${event.words}`
    : `${base} ${event.words}`;
  const part = formatRate(Math.round(person.weight / 100) * 100);
  if (person.weight === RATE_ONE_PPM) return whole;
  return `${whole}; your part ${person.role === 'seller' ? 'for selling it' : 'for doing the work'}: ${part}`;
}

/** Returns the lines that take back what a job's crew earned after a callback. Pay for selling stays. */
export function takenBack(
  lines: readonly PersonLine[],
  callback: { id: string; number: string; on: string },
): PersonLine[] {
  return lines
    .filter(({ role }) => role === 'crew')
    .map((line) => ({
      ...line,
      key: `callback-${line.key}`,
      kind: 'callback',
      cents: -line.cents,
      on: line.on > callback.on ? line.on : callback.on,
      label: `Callback ${callback.number}`,
      formula: `Takes back “${line.label}” of ${line.ref.name}: a callback was booked on ${callback.on}`,
      ref: { kind: 'job', id: callback.id, name: callback.number },
    }));
}
