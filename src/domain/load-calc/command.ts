import { faultLine, oneLine, readCaseFile } from '@/domain/calculation/caseFile';
import { calculateLoads } from './calculate';
import { readInputs } from './check/readInputs';
import type { Derived } from './derived';
import { HOURS } from './glass/solarFactors';
import type { LoadIssue, LoadResult } from './result';

/** The output of the command `manual-j`: Btu/h, missing components are 0. */
export type LoadReport = {
  block: Record<'heating' | 'coolingSensible' | 'coolingLatent', Record<string, number>>;
  rooms: { id: string; heatingBtuh: number; coolingSensibleBtuh: number; coolingLatentBtuh: number }[];
  hourlyFenestrationBtuh: { hour: number; btuh: number }[];
  warnings: { path: string; message: string }[];
};

/** Returns the loads without their derivation. Latent loads are the house's: rooms have none (Manual J Form J1). */
export function reportOf({ block, rooms, curve }: LoadResult, warnings: readonly LoadIssue[]): LoadReport {
  return {
    block: {
      heating: numbersOf(block.heating),
      coolingSensible: numbersOf(block.coolingSensible),
      coolingLatent: numbersOf(block.coolingLatent),
    },
    rooms: rooms.map(({ id, heating, coolingSensible }) => ({
      id,
      heatingBtuh: printed(heating.total),
      coolingSensibleBtuh: printed(coolingSensible.total),
      coolingLatentBtuh: 0,
    })),
    hourlyFenestrationBtuh: HOURS.map((hour, index) => ({ hour, btuh: printed(curve[index]) })),
    warnings: warnings.map(({ path, message }) => ({ path, message })),
  };
}

/** The total first. */
const numbersOf = (components: Readonly<Record<string, Derived>>): Record<string, number> => ({
  total: printed(components.total),
  ...Object.fromEntries(Object.entries(components).map(([name, load]) => [name, printed(load)])),
});

/** Rounds to a thousandth, which only hides floating-point noise. */
const printed = (load: Derived | undefined): number => Math.round((load?.value ?? 0) * 1000) / 1000;

/** Either the report, or one line that names the field. */
export type CaseOutcome = { report: LoadReport; fault: '' } | { report: undefined; fault: string };

/** Calculates a case file's text: an input record, or an object with one in `inputs`. */
export function calculateCase(text: string): CaseOutcome {
  const { raw, fault: unread } = readCaseFile(text, 'inputs: must be an object with the input record');
  if (raw === undefined) return fault(unread);
  const { inputs, errors, warnings } = readInputs('inputs' in raw ? raw.inputs : raw);
  const [first] = errors;
  if (first) return fault(faultLine(first.path, first.message, errors.length));
  if (!inputs) return fault('inputs: must be an object with the input record');
  return { report: reportOf(calculateLoads(inputs), warnings), fault: '' };
}

const fault = (line: string): CaseOutcome => ({ report: undefined, fault: oneLine(line) });
