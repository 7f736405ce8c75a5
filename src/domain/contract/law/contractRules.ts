import { z } from 'zod';
import { datedRule } from '../../law/datedRule';
import { DEPOSIT_RULES } from '../depositLimit';
import collected from './rules.json';

const cents = z.number().int().optional();
const ppm = z.number().int().optional();
const days = z.number().int().optional();
const yes = z.boolean().optional();
const text = z.string().optional();

const retainageCap = datedRule(
  'retainageCap',
  z.strictObject({
    project: z.enum(['private', 'public', 'public and private', 'federal']),
    /** null = no limit was found. */
    capPpm: z.number().int().nullable().optional(),
    base: text,
    method: z.literal('retroactive-step').optional(),
    thresholdPpm: ppm,
    /** The rate from the threshold on; without it nothing more is held. */
    afterPpm: ppm,
    capWithCausePpm: ppm,
    roadCapPpm: ppm,
    incompleteWorkHoldbackPpm: ppm,
    minContractCents: cents,
    minPrimeContractCents: cents,
    noneBelowContractCents: cents,
    /** Doesn't apply to a residential building of up to this many units. */
    notForUnitsUpTo: z.number().int().optional(),
    flowsDown: yes,
    /** An owner must reserve this much; it isn't a ceiling. */
    statutoryReservePpm: ppm,
    isFloor: yes,
    holdDaysAfterCompletion: days,
    releaseDaysAfterFinalApproval: days,
    releaseDaysAfterSubstantialCompletion: days,
    acceptOrRejectDays: days,
    interestPpmPerMonth: ppm,
    bondInLieu: yes,
    separateInterestBearingAccount: yes,
    escrowAboveContractCents: cents,
    onlyWhenProgressUnsatisfactory: yes,
  }),
);
export type RetainageRule = z.infer<typeof retainageCap>;

const depositLimit = datedRule(
  'depositLimit',
  z.strictObject({
    rule: z.enum(DEPOSIT_RULES),
    maxCents: cents,
    maxPpm: ppm,
    appliesAboveContractCents: cents,
    nothingBeforeSignature: yes,
    waivableByAgreement: yes,
  }),
);

const rightToCancel = datedRule(
  'rightToCancel',
  z.strictObject({
    businessDays: days,
    /** Days without Sundays and holidays, such as a business day of the federal rule. */
    days,
    seniorAge: z.number().int().optional(),
    seniorBusinessDays: days,
    minPriceCents: cents,
    minPriceAtHomeCents: cents,
    minPriceElsewhereCents: cents,
    /** Condition under which it applies beyond the usual sale; such a rule is only looked up by its condition. */
    condition: text,
    notBusinessDays: text,
    notCounted: text,
    copiesOfNotice: z.number().int().optional(),
    oralNotice: yes,
    refundDays: days,
    separateForm: yes,
    signedAcknowledgment: yes,
    anyPlaceOfSigning: yes,
    delivery: text,
  }),
);

const lienWaiverForm = datedRule(
  'lienWaiverForm',
  z.strictObject({
    statutoryForm: z.boolean(),
    statute: z.string().nullable().optional(),
    forms: z.number().int().nullable().optional(),
    notary: yes,
  }),
);

const prelimNotice = datedRule(
  'prelimNotice',
  z.strictObject({
    required: yes,
    days,
    businessDays: days,
    residentialDays: days,
    dayOfMonth: z.number().int().optional(),
    monthsAfterWork: z.number().int().optional(),
    residentialMonthsAfterWork: z.number().int().optional(),
    after: text,
    residential: text,
    who: text,
    lateCoversDaysBefore: days,
    notRequiredFor: z.array(z.string()).optional(),
    directContractorNotifies: text,
    primesToo: yes,
    primeExempt: yes,
    safeMailingDays: days,
    laborerDaysAfterWagesDue: days,
    commercialDaysAfterLastWork: days,
    intentDaysBeforeLien: days,
    residentialDaysBeforeLien: days,
  }),
);
export type PreliminaryNoticeRule = z.infer<typeof prelimNotice>;

const licenseLine = datedRule(
  'licenseLine',
  z.strictObject({
    show: z.array(z.string()),
    on: z.array(z.string()),
    regulator: text,
    appliesAboveContractCents: cents,
  }),
);

const rulesSchema = z.object({
  checkedOn: z.iso.date(),
  rules: z.array(
    z.discriminatedUnion('kind', [
      retainageCap,
      depositLimit,
      rightToCancel,
      lienWaiverForm,
      prelimNotice,
      licenseLine,
    ]),
  ),
});
type ContractRule = z.infer<typeof rulesSchema>['rules'][number];

/**
 * The laws on construction contracts, checked on `checkedOn` against stored public pages and not reviewed by a lawyer. A missing state
 * wasn't researched. Load the file that imports this lazily.
 */
export const CONTRACT_RULES = rulesSchema.parse(collected);

/** Returns the rules of one kind. */
export const contractRules = <K extends ContractRule['kind']>(kind: K): Extract<ContractRule, { kind: K }>[] =>
  CONTRACT_RULES.rules.filter((rule): rule is Extract<ContractRule, { kind: K }> => rule.kind === kind);
