import { z } from 'zod';
import { START_KINDS, startTree, STARTS, type StartKind } from '@/domain/plumbing/edit/starts';
import type { Amendments } from '@/domain/plumbing/core/grid';
import { codeField } from '@/domain/plumbing/core/codes';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import { readTree, storedTree } from '@/domain/plumbing/record/tree';
import { newNumber } from '@/domain/record/number';
import type { Stored } from '@/domain/record/schema';
import { startFields, startValues } from '@/entities/calculation/calculationStart';
import type { CalculationOrigin } from '@/entities/calculation/useCalculationOrigin';
import { AppError } from '@/lib/appError';

export const NEW_STARTS = [...START_KINDS, 'copy'] as const;
export type NewStart = (typeof NEW_STARTS)[number];

export const START_WORDS: readonly { value: NewStart; name: string; text: string }[] = [
  ...START_KINDS.map((value: StartKind) => ({ value, name: STARTS[value].label, text: STARTS[value].description })),
  { value: 'copy', name: 'Copy', text: 'Another calculation as it is now' },
];

/** Schema of the new calculation form. */
export const newPlumbingSchema = z
  .object({
    ...startFields,
    start: z.enum(NEW_STARTS),
    /** `IPC-2021`; '' for the proposed one. */
    code: z.string().max(20),
  })
  .superRefine(({ start, copyOf }, context) => {
    if (start === 'copy' && copyOf === '')
      context.addIssue({ code: 'custom', path: ['copyOf'], message: 'Choose the calculation to copy' });
  });
export type NewPlumbingValues = z.infer<typeof newPlumbingSchema>;
export type PlumbingOrigin = CalculationOrigin<PlumbingCalc>;

/** Returns the form's initial values. */
export const newPlumbingValues = (origin: PlumbingOrigin): NewPlumbingValues => ({
  ...startValues(origin),
  start: origin.copyOf ? 'copy' : 'two-bath',
  code: '',
});

/** Suggestions for the location, including amendments made there before. */
export type ProposedCode = { code: string; note: string; amendments: Amendments };

/** Builds the record from the form. @throws AppError `invalid` */
export function newPlumbing(
  values: NewPlumbingValues,
  known: { customerName: string; copied: Stored<PlumbingCalc> | null; proposed: ProposedCode },
  now: Date,
): PlumbingCalc {
  const { title, address, customerId, propertyId, jobId, notes, start } = values;
  const { customerName, copied, proposed } = known;
  return {
    number: newNumber('plumbingCalculation', now),
    searchWords: [],
    title,
    address,
    customerId,
    customerName,
    propertyId,
    jobId,
    notes,
    revisionNumber: 0,
    ...(start === 'copy' ? copiedTree(copied) : startedTree(start, values.code || proposed.code, proposed)),
  };
}

function copiedTree(copied: Stored<PlumbingCalc> | null): Pick<PlumbingCalc, 'codeName' | 'tree' | 'totals'> {
  const { tree } = readTree(copied?.tree ?? '');
  if (!tree)
    throw new AppError({ code: 'invalid', userMessage: 'The calculation to copy cannot be read. Choose another one.' });
  return storedTree(tree);
}

function startedTree(start: StartKind, code: string, { code: at, amendments }: ProposedCode) {
  if (!codeField.safeParse(code).success)
    throw new AppError({ code: 'invalid', userMessage: 'Choose IPC, UPC or NSPC with an edition.' });
  // Amendments belong to the code that they were written for.
  const isSame = code === at && amendments !== undefined && amendments.length > 0;
  return storedTree({ ...startTree(start, code), ...(isSame && { amendments }) });
}
