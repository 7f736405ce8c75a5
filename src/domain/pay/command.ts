import { z } from 'zod';
import { faultLine, oneLine, readCaseFile } from '../calculation/caseFile';
import { PLAIN_FAULTS, schemaFault } from '../calculation/schemaFault';
import { knownRegion, regionName } from '../contact/regions';
import {
  commissionSchema,
  missedRestSchema,
  pieceSchema,
  printCommission,
  printMissedRest,
  printPieceWeek,
} from './command/otherForms';
import { clockDoubts } from './command/entries';
import { sheetFault } from './command/sheetFault';
import { readSheet, timeSheetSchema } from './command/timeSheet';
import { isCollected } from './law/wageRules';
import { printOvertimeReport, printSheet, type Printed } from './command/weekForm';

/** Either the pay due, or a one-line error that names the field. */
export type PayOutcome = ({ printed: Printed; fault: '' } | { printed: undefined; fault: string }) & {
  /** Warnings worth reviewing, although the time was counted. */
  doubts?: string[];
};

const caseSchema = z.object({
  state: z
    .string('must be the letters or the name of a state')
    .transform((name) => knownRegion(name, 'US'))
    .refine((code) => code !== '', 'must be the letters or the name of a state'),
  inputs: z.record(z.string(), z.unknown(), 'must be an object'),
  title: z.string().catch(''),
});

/** A title matching this requests the overtime figures for Form W-2 and its state equivalent instead of the pay. */
const OVERTIME_REPORT = /\bW-2\b|qualified overtime/i;

/**
 * Calculates the pay for one case (`state` and `inputs` in the form of `cases/wageCases.json`), for the command `pay`; anything else in
 * the file is ignored.
 */
export function payText(text: string): PayOutcome {
  const { raw, fault } = readCaseFile(text, 'must be an object with “state” and “inputs”');
  if (raw === undefined) return refused(oneLine(fault));
  return parsed(caseSchema, raw, '', ({ state, inputs, title }) => {
    const outcome = OVERTIME_REPORT.test(title)
      ? parsed(timeSheetSchema, inputs, 'inputs', (sheet) => done(printOvertimeReport(readSheet(state, sheet))))
      : payOf(state, inputs);
    const doubts = [...clockDoubts(inputs['entries']).map((doubt) => `inputs.${doubt}`), ...lawDoubts(state)];
    return doubts.length === 0 ? outcome : { ...outcome, doubts };
  });
}

const lawDoubts = (state: string): string[] =>
  isCollected(state) ? [] : [`state: no law of ${regionName(state, 'US')} was collected; only federal law is counted`];

function payOf(state: string, inputs: Record<string, unknown>): PayOutcome {
  if ('weeks' in inputs) return parsed(commissionSchema, inputs, 'inputs', (given) => done(printCommission(given)));
  if ('productiveMinutes' in inputs)
    return parsed(pieceSchema, inputs, 'inputs', (given) => done(printPieceWeek(given)));
  if ('missedRestMinutes' in inputs)
    return parsed(missedRestSchema, inputs, 'inputs', (given) => {
      const liability = printMissedRest(state, given);
      return liability ? done(liability) : refused(`inputs.missedRestMinutes: ${MINNESOTA_ONLY}`);
    });
  const variants = Object.keys(inputs).filter((key) => key.startsWith('variant'));
  return variants.length > 0 ? variantsOf(state, inputs, variants) : sheetOf(state, inputs, 'inputs');
}

function sheetOf(state: string, inputs: Record<string, unknown>, path: string): PayOutcome {
  return parsed(timeSheetSchema, inputs, path, (sheet) => {
    const hours = readSheet(state, sheet);
    if (hours.fault !== '') return refused(faultLine(`${path}.entries`, hours.fault, 1));
    const fault = sheetFault(sheet, hours);
    if (fault !== '') return refused(`${path}.${fault}`);
    return done(printSheet(sheet, hours, /summed/i.test(String(inputs.workweekStart))));
  });
}

/** Compares two readings of one time sheet side by side: the hours worked, and the resulting pay. */
function variantsOf(state: string, inputs: Record<string, unknown>, names: readonly string[]): PayOutcome {
  const printed: Printed = {};
  for (const name of names) {
    const outcome = sheetOf(state, { ...inputs, entries: inputs[name] }, `inputs.${name}`);
    if (!outcome.printed) return outcome;
    const { minutes, cents } = brief.parse(outcome.printed);
    printed[name] = { minutes: { worked: minutes.worked }, cents: { total: cents.total } };
  }
  return done(printed);
}

const MINNESOTA_ONLY =
  'is counted for Minnesota only; elsewhere name the days in missedRest or missedRestPeriods, with the entries';
const brief = z.object({ minutes: z.object({ worked: z.number() }), cents: z.object({ total: z.number() }) });

function parsed<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  path: string,
  next: (data: z.infer<S>) => PayOutcome,
): PayOutcome {
  const { data, error } = schema.safeParse(raw, PLAIN_FAULTS);
  return error ? refused(schemaFault(error, path)) : next(data);
}

const done = (printed: Printed): PayOutcome => ({ printed, fault: '' });
const refused = (fault: string): PayOutcome => ({ printed: undefined, fault });
