import { z } from 'zod';
import { oneLine, readCaseFile } from '../calculation/caseFile';
import { PLAIN_FAULTS, schemaFault } from '../calculation/schemaFault';
import { knownRegion } from '../contact/regions';
import { PROPERTY_USES } from '../property/use';
import { MAX_AMOUNT_CENTS, RATE_ONE_PPM } from '../money/limits';
import { taxOfWork, type TaxOfWork } from './law/taxOfWork';
import { lawTrade } from './law/trades';
import { CONTRACTS, type JobNature } from './schema';

/** Either the answer, or one line that names the field. */
export type CommandOutcome = { printed: TaxOfWork; fault: '' } | { printed: undefined; fault: string };

const WORKS = ['repair', 'maintenance', 'improvement', 'new'] as const;
const NATURES: Record<(typeof WORKS)[number], JobNature> = {
  repair: 'repair',
  maintenance: 'maintenance',
  improvement: 'capital-improvement',
  new: 'new-construction',
};

const known = <T extends z.ZodType>(value: T) => value.nullish().transform((given) => given ?? null);
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  known(z.enum(values, { error: `must be ${values.join(', ')} or left out` }));
const cents = known(
  z
    .number('must be a whole number of cents')
    .int('must be a whole number of cents')
    .min(0, 'must not be below 0')
    .max(MAX_AMOUNT_CENTS, `must be at most ${MAX_AMOUNT_CENTS}`),
);
const inputSchema = z
  .object({
    state: z
      .string('must be the letters or the name of a state')
      .trim()
      .refine((name) => name === '' || knownRegion(name, 'US') !== '', {
        error: ({ input }) => `“${String(input)}” is no state of the United States`,
      })
      .default(''),
    place: oneOf(PROPERTY_USES),
    work: oneOf(WORKS),
    contract: oneOf(CONTRACTS),
    trade: known(z.string('must be the name of a trade')),
    election: oneOf(['seller', 'consumer']),
    certificateOnFile: known(z.boolean('must be true or false')),
    laborCents: cents,
    materialsCents: cents,
    totalCents: cents,
    localRatePpm: known(
      z
        .number('must be a whole number of parts per million')
        .int('must be a whole number of parts per million')
        .min(0, 'must not be below 0')
        .max(RATE_ONE_PPM, `must be at most ${RATE_ONE_PPM}`),
    ),
  })
  .superRefine(({ laborCents, materialsCents, totalCents }, context) => {
    const parts = (laborCents ?? 0) + (materialsCents ?? 0);
    const areBoth = laborCents !== null && materialsCents !== null;
    if (totalCents !== null && (areBoth ? parts !== totalCents : parts > totalCents))
      context.addIssue({
        code: 'custom',
        path: ['totalCents'],
        message: `must be what labor and materials come to (${parts})`,
      });
  });

/** The sales tax of the work that a file describes, for the command `tax`: `{ "state": "TX", "place": "home", … }`. */
export function taxText(text: string): CommandOutcome {
  const { raw, fault: unread } = readCaseFile(text, 'must be an object with “state”, “place”, “work” and amounts');
  if (raw === undefined) return fault(unread);
  const { data, error } = inputSchema.safeParse(raw, PLAIN_FAULTS);
  if (!data) return fault(schemaFault(error));
  const { work, trade, ...rest } = data;
  return {
    printed: taxOfWork({ ...rest, work: work && NATURES[work], trade: trade === null ? null : lawTrade(trade) }),
    fault: '',
  };
}

const fault = (line: string): CommandOutcome => ({ printed: undefined, fault: oneLine(line) });
