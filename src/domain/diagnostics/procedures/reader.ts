import type { FieldFault, TestOutcome } from '../defineTest';
import type { Outputs } from '../defineTest';
import { graded, worstOf, type Judged, type Limit, type Verdict } from '../verdict/judgment';
import type { RankedCause } from '../verdict/causes';
import type { Assessment, ReadingField, Readings } from './procedure';

type Measure = { id: string; label: string; unit?: string; digits?: number };
type Judging = {
  verdict: Verdict;
  limit: Limit | null;
  note?: string;
  uncertainty?: number;
  offTarget?: number | null;
};

/** Reads a set of readings once, and collects the judgments and whatever can't be judged. */
export class Reader {
  readonly #readings: Readings;
  readonly #faults: FieldFault[] = [];
  readonly #judged: Judged[] = [];
  readonly #causes: RankedCause[] = [];
  readonly #next: string[] = [];
  readonly #notValid: string[] = [];

  constructor(readings: Readings, fields: readonly ReadingField[], conditions: readonly { name: string }[]) {
    this.#readings = readings;
    for (const field of fields) {
      const value = readings[field.name];
      if (field.kind !== 'number' || value === undefined || field.isUsed?.(readings) === false) continue;
      const { error } = field.schema.safeParse(value);
      if (error) this.#faults.push({ field: field.name, message: error.issues[0]?.message ?? 'Not right' });
    }
    const open = conditions.filter(({ name }) => readings[name] !== true).length;
    if (open > 0)
      this.#notValid.push(open === 1 ? 'One condition is not ticked yet' : `${open} conditions are not ticked yet`);
  }

  /** Returns a number that was read and is within its range. */
  number(name: string): number | undefined {
    const value = this.#readings[name];
    return typeof value === 'number' && !this.#faults.some(({ field }) => field === name) ? value : undefined;
  }

  choice(name: string): string | undefined {
    const value = this.#readings[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  isTicked(name: string): boolean {
    return this.#readings[name] === true;
  }

  /** Runs a test once all of `needed` has been read; its errors are kept under the form's field names. */
  ask<Out extends Outputs>(
    test: { run: (raw: unknown) => TestOutcome<Out> },
    needed: Record<string, unknown>,
    optional: Record<string, unknown> = {},
    names: Record<string, string> = {},
  ): Out | undefined {
    if (Object.values(needed).some((value) => value === undefined)) return undefined;
    const given = Object.entries(optional).filter(([, value]) => value !== undefined);
    const { outputs, faults } = test.run({ ...needed, ...Object.fromEntries(given) });
    for (const { field, message } of faults) this.refuse(names[field] ?? field, message);
    return outputs;
  }

  /** Reports a problem with a field, once. */
  refuse(field: string, message: string): void {
    if (!this.#faults.some((fault) => fault.field === field)) this.#faults.push({ field, message });
  }

  /** Records a number with its verdict; a missing number is recorded as not tested. */
  judge(
    { id, label, unit = '', digits = 1 }: Measure,
    value: number | null | undefined,
    judging: Judging | ((value: number) => Judging),
  ): Verdict {
    const given = typeof value === 'number' ? value : null;
    const shown = typeof judging === 'function' ? (given === null ? null : judging(given)) : judging;
    const bare = given === null ? 'not-tested' : (shown?.verdict ?? 'not-tested');
    const verdict = shown?.limit ? graded(bare, shown.limit) : bare;
    const { limit = null, note = '', uncertainty = 0, offTarget = null } = shown ?? {};
    this.#judged.push({ id, label, unit, digits, value: given, verdict, limit, note, uncertainty, offTarget });
    return verdict;
  }

  /** Records a number that is only shown. */
  show(measure: Measure, value: number | null | undefined, note = '', uncertainty = 0): void {
    if (typeof value === 'number')
      this.judge(measure, value, { verdict: 'not-tested', limit: null, note, uncertainty });
  }

  /** Adds likely causes, most likely first, without repeating a known one. */
  suspect(causes: readonly (RankedCause | string)[], sign = ''): void {
    for (const one of causes) {
      const cause =
        typeof one === 'string' ? { cause: one, signsFor: sign === '' ? [] : [sign], signsAgainst: [] } : one;
      const known = this.#causes.find(({ cause: name }) => name === cause.cause);
      if (known === undefined) this.#causes.push(cause);
      else
        this.#causes[this.#causes.indexOf(known)] = {
          ...known,
          signsFor: [...new Set([...known.signsFor, ...cause.signsFor])],
        };
    }
  }

  suggest(...tests: readonly string[]): void {
    for (const test of tests) if (!this.#next.includes(test)) this.#next.push(test);
  }

  /** Marks these readings as not valid, with the reason. */
  invalidate(reason: string): void {
    this.#notValid.push(reason);
  }

  result(): Assessment {
    const isOff = this.#notValid.length > 0;
    const judged = isOff
      ? this.#judged.map((one) =>
          one.limit !== null && one.value !== null && one.verdict !== 'not-tested'
            ? { ...one, verdict: 'not-valid' as const }
            : one,
        )
      : this.#judged;
    return {
      verdict: worstOf(judged.map(({ verdict }) => verdict)),
      judged,
      causes: isOff ? [] : this.#causes,
      next: this.#next,
      faults: this.#faults,
      notValid: judged.some(({ value }) => value !== null) ? this.#notValid : [],
    };
  }
}
