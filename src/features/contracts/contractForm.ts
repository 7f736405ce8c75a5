import { z } from 'zod';
import { earliestEnd } from '@/domain/contract/record/covers';
import { contractInputSchema, type Contract, type ContractInput } from '@/domain/contract/record/schema';
import {
  readSchedule,
  SCHEDULE_LINE_LIMIT,
  scheduledCents,
  scheduleOfValuesLineSchema,
  withUnitValues,
  writeSchedule,
} from '@/domain/contract/record/scheduleOfValues';
import { remindersInWords } from '@/domain/contract/record/reminders';
import { PRICE_TYPE_LABELS } from '@/domain/contract/record/state';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';

/** Fields that the form shows exactly as stored. */
const sharedSchema = contractInputSchema.omit({ schedule: true, coverEndsOn: true });

/** A line without a quantity or unit price is worth the entered amount. */
const emptyIsNull = (value: unknown): unknown => (value === '' ? null : value);
const { quantityE4, unitPriceCents } = scheduleOfValuesLineSchema.shape;
const lineSchema = scheduleOfValuesLineSchema.extend({
  quantityE4: z.preprocess(emptyIsNull, quantityE4),
  unitPriceCents: z.preprocess(emptyIsNull, unitPriceCents),
});

/** A contract's form values, with the schedule of values as lines. */
export const contractFormSchema = sharedSchema
  .extend({
    lines: z.array(lineSchema).max(SCHEDULE_LINE_LIMIT, `At most ${SCHEDULE_LINE_LIMIT} lines`).default([]),
  })
  .superRefine(({ startsOn, finishesOn, parties }, context) => {
    if (startsOn !== '' && finishesOn !== '' && finishesOn < startsOn)
      context.addIssue({ code: 'custom', path: ['finishesOn'], message: 'It cannot finish before it starts' });
    const known = new Set<string>();
    parties.forEach(({ email }, index) => {
      const address = email.toLowerCase();
      if (address !== '' && known.has(address))
        context.addIssue({
          code: 'custom',
          path: ['parties', index, 'email'],
          message: 'Each signer needs an address of their own',
        });
      known.add(address);
    });
  });
export type ContractForm = z.infer<typeof contractFormSchema>;

/** Converts a stored contract to form values. */
export const toContractForm = ({ schedule, ...contract }: Contract): ContractForm => ({
  ...sharedSchema.parse(contract),
  lines: readSchedule(schedule) ?? [],
});

/** Returns the lines as stored: on unit-price contracts, each is worth its quantity times its unit price. */
const linesOf = ({ lines, priceType }: Pick<ContractForm, 'lines' | 'priceType'>): ContractForm['lines'] =>
  priceType === 'unit' ? withUnitValues(lines) : lines;

/** Computes the contract sum from the form: the total of its lines, or else the entered price, which may be empty. */
export const priceOfForm = (form: Pick<ContractForm, 'lines' | 'priceType' | 'priceCents'>): number =>
  form.lines.length > 0 ? scheduledCents(linesOf(form)) : form.priceCents || 0;

/** Converts the form's values to stored fields. If there are lines, the price is their sum. */
export function fromContractForm({ lines: typed, ...values }: ContractForm): ContractInput {
  const lines = linesOf({ ...values, lines: typed });
  return {
    ...values,
    schedule: writeSchedule(lines),
    priceCents: lines.length > 0 ? scheduledCents(lines) : values.priceCents,
    coverEndsOn: earliestEnd(values.covers),
  };
}

export const CONTRACT_FIELD_LABELS: Partial<Record<keyof Contract, string>> = {
  title: 'Title',
  customerId: 'Customer',
  customerName: 'Customer',
  customerEmail: 'E-mail of the customer',
  propertyId: 'Property',
  propertyAddress: 'Property',
  lawState: 'State',
  scope: 'Scope of work',
  priceType: 'Price type',
  priceCents: 'Contract sum',
  startsOn: 'Starts on',
  finishesOn: 'Finishes on',
  schedule: 'Schedule of values',
  terms: 'Terms',
  milestones: 'Milestones',
  covers: 'Insurance and bonds',
  exhibits: 'Exhibits',
  parties: 'Signers',
  clauses: 'Clauses',
  internalNotes: 'Internal notes',
};

export const CONTRACT_FOLLOWS = {
  customerId: 'customerName',
  customerSortName: 'customerName',
  propertyId: 'propertyAddress',
  coverEndsOn: 'covers',
} as const;

/** Describes a contract's fields briefly, for the conflict dialog. */
export function contractInWords(field: keyof Contract, value: unknown): string | null {
  if (field === 'schedule') return formatCount(readSchedule(value as string)?.length ?? 0, 'line');
  if (field === 'priceCents') return formatMoney(value as number);
  if (field === 'priceType') return PRICE_TYPE_LABELS[value as Contract['priceType']];
  if (field === 'parties') return (value as Contract['parties']).map(({ name }) => name).join(', ');
  if (field === 'clauses') return formatCount((value as Contract['clauses']).length, 'clause');
  if (field === 'milestones') return formatCount((value as Contract['milestones']).length, 'milestone');
  if (field === 'covers') return formatCount((value as Contract['covers']).length, 'paper');
  if (field === 'exhibits') return formatCount((value as Contract['exhibits']).length, 'exhibit');
  if (field === 'terms') {
    const { depositCents, remindAfterDays } = value as Contract['terms'];
    return `Deposit ${formatMoney(depositCents)}, reminders ${remindersInWords(remindAfterDays)}`;
  }
  return null;
}
