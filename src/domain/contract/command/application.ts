import { z } from 'zod';
import { fieldFault } from '../../calculation/fieldFault';
import { applicationsForPayment, type ApplicationEntry, type ApplicationForPayment } from '../application';
import { NO_RETAINAGE, punchListHoldback, RETAINAGE_ROUNDINGS, type RetainageTerms } from '../retainage';
import { calculator } from './calculator';
import { basisPoints, basisPointsAbove, byId, cents, day, flag, id, listOf, oneOf, signedCents, whole } from './fields';

/** Method names used in cases: per-line rates are also `flat`, and no retainage is `flat` at 0. */
const METHODS = {
  flat: 'flat',
  'per-line': 'flat',
  none: 'flat',
  'retroactive-step': 'retroactive-step',
  'banded-step': 'banded-step',
  'cap-of-contract-sum': 'cap-of-contract-sum',
  fixed: 'fixed',
} as const;

const ownRate = basisPoints.nullable().default(null);
const retainage = z
  .object({
    method: z.enum(Object.keys(METHODS) as [keyof typeof METHODS], `must be ${Object.keys(METHODS).join(', ')}`),
    rounding: oneOf(RETAINAGE_ROUNDINGS),
    workBasisPoints: basisPoints,
    storedBasisPoints: basisPoints,
    thresholdBasisPoints: basisPoints,
    afterBasisPoints: basisPoints,
    capBasisPoints: basisPoints,
    fixedCents: cents,
    punchListCents: cents,
    punchListBasisPoints: basisPointsAbove,
  })
  .partial();
type RetainageInput = z.infer<typeof retainage>;

const inputSchema = z.object({
  originalContractSumCents: signedCents,
  lines: listOf(
    z.object({
      id,
      scheduledValueCents: signedCents,
      retainageBasisPoints: ownRate,
      storedRetainageBasisPoints: ownRate,
      previousCents: signedCents.default(0),
    }),
    1,
  ),
  changeOrders: listOf(
    z.object({
      id,
      amountCents: signedCents,
      inApplication: whole('', 0, 100_000).nullable().default(null),
      approvedOn: day.or(z.literal('')).default(''),
      status: z.string('must be a text').default(''),
      retainageBasisPoints: ownRate,
    }),
    0,
  ).default([]),
  applications: listOf(
    z.object({
      number: whole('', 1, 100_000),
      periodEnd: day.or(z.literal('')).default(''),
      thisPeriodCents: byId(signedCents),
      percentCompleteBasisPoints: byId(basisPoints),
      storedCents: byId(signedCents),
      certifiedCents: signedCents.nullable().default(null),
      retainage: retainage.nullable().default(null),
    }),
    1,
  ),
  retainage,
  previousCertificatesCents: signedCents.default(0),
  showLines: flag,
});

/** Calculates applications for payment, in order. Method B1 and B2. */
export const applicationForPayment = calculator(inputSchema, (input) => {
  const applications = applicationsForPayment(
    {
      originalContractSumCents: input.originalContractSumCents,
      lines: input.lines.map(({ retainageBasisPoints, storedRetainageBasisPoints, ...line }) => ({
        ...line,
        retainagePpm: retainageBasisPoints,
        storedRetainagePpm: storedRetainageBasisPoints,
      })),
      changeOrders: input.changeOrders
        .filter(({ status }) => !['pending', 'rejected', 'void'].includes(status))
        .map(({ retainageBasisPoints, ...order }) => ({ ...order, retainagePpm: retainageBasisPoints })),
      retainage: firstTerms(input),
      previousCertificatesCents: input.previousCertificatesCents,
    },
    entriesOf(input),
  );
  return { applications: applications.map((application) => printed(application, input.showLines)) };
});

/** Returns the contract's initial terms, which must be complete. */
function firstTerms({ retainage: terms, lines }: z.infer<typeof inputSchema>): RetainageTerms {
  if (terms.method === undefined) throw fieldFault('retainage.method', 'is needed');
  const areRatesOnLines = lines.every(({ retainageBasisPoints }) => retainageBasisPoints !== null);
  if (METHODS[terms.method] === 'flat' && terms.method !== 'none' && !areRatesOnLines)
    if (terms.workBasisPoints === undefined) throw fieldFault('retainage.workBasisPoints', 'is needed for flat');
  return termsOf(terms, NO_RETAINAGE, 'retainage');
}

function entriesOf(input: z.infer<typeof inputSchema>): ApplicationEntry[] {
  let rates = firstTerms(input);
  return input.applications.map(({ percentCompleteBasisPoints, retainage: change, ...entry }, index) => {
    const terms = change && termsOf(change, rates, `applications.${index}.retainage`);
    // A fixed amount stays until rates are given again, which then continue from the last rates.
    if (terms && terms.method !== 'fixed') rates = terms;
    return { ...entry, completePpm: percentCompleteBasisPoints, retainage: terms };
  });
}

/** Applies the terms named in an input; the rest stay as they were. */
function termsOf(input: RetainageInput, before: RetainageTerms, path: string): RetainageTerms {
  const { punchListCents, punchListBasisPoints } = input;
  const fixedCents =
    punchListCents === undefined ? input.fixedCents : punchListHoldback(punchListCents, punchListBasisPoints);
  const method =
    input.method === undefined ? (fixedCents === undefined ? before.method : 'fixed') : METHODS[input.method];
  const needed = NEEDED[method].find((name) => input[name] === undefined);
  // An amendment may name only one rate; the others come from the terms it amends.
  if (needed !== undefined && before.method !== method && !(needed === 'fixedCents' && fixedCents !== undefined))
    throw fieldFault(`${path}.${needed}`, `is needed for ${method}`);
  return {
    method,
    rounding: input.rounding ?? before.rounding,
    workPpm: input.method === 'none' ? 0 : (input.workBasisPoints ?? before.workPpm),
    storedPpm: input.method === 'none' ? 0 : (input.storedBasisPoints ?? before.storedPpm),
    thresholdPpm: input.thresholdBasisPoints ?? before.thresholdPpm,
    afterPpm: input.afterBasisPoints ?? before.afterPpm,
    capPpm: input.capBasisPoints ?? before.capPpm,
    fixedCents: fixedCents ?? before.fixedCents,
  };
}

const NEEDED: Record<RetainageTerms['method'], readonly (keyof RetainageInput)[]> = {
  flat: [],
  'retroactive-step': ['workBasisPoints', 'thresholdBasisPoints', 'afterBasisPoints'],
  'banded-step': ['workBasisPoints', 'thresholdBasisPoints', 'afterBasisPoints'],
  'cap-of-contract-sum': ['workBasisPoints', 'capBasisPoints'],
  fixed: ['fixedCents'],
};

function printed({ lines, ...application }: ApplicationForPayment, areLinesShown: boolean): object {
  const { line5aCents, line5bCents, certifiedCents, ...rest } = application;
  return {
    ...rest,
    line5aCents: line5aCents ?? undefined,
    line5bCents: line5bCents ?? undefined,
    certifiedCents: certifiedCents ?? undefined,
    lines: areLinesShown
      ? lines.map(({ retainageCents, ...line }) => ({ ...line, retainageCents: retainageCents ?? undefined }))
      : undefined,
  };
}
