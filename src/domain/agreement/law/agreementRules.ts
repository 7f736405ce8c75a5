import { z } from 'zod';
import { datedRule } from '../../law/datedRule';
import collected from './rules.json';

const whole = z.number().int().optional();
const yes = z.boolean().optional();
const text = z.string().optional();

const autoRenewNotice = datedRule(
  'autoRenewNotice',
  z.strictObject({
    /** The window, in calendar days before `reference`. */
    minDaysBefore: whole,
    maxDaysBefore: whole,
    reference: text,
    delivery: text,
    scope: text,
    /** The others protect consumers only, apart from one whose `scope` is business contracts. */
    protectsBusinesses: yes,
    /** The terms to which the rule applies. */
    initialTermMonthsAtLeast: whole,
    initialTermLongerThanMonths: whole,
    termLongerThanDays: whole,
    renewalLongerThanMonths: whole,
    renewalLongerThanDays: whole,
    trialLongerThanDays: whole,
    /** Whether the window is about a price change. */
    feeChange: yes,
    priceIncrease: text,
    annualReminder: yes,
    longTermReminder: yes,
    reminder: yes,
    contents: z.array(z.string()).optional(),
    expressConsent: yes,
    keepYears: whole,
    orYearsAfterEnd: whole,
    whicheverLonger: yes,
    renewalOver24MonthsNeedsConsent: yes,
    changedTermsBoldPoint: whole,
    calendarDatesRequired: yes,
    boldface: yes,
    separateOptIn: yes,
  }),
);
export type RenewalRule = z.infer<typeof autoRenewNotice>;

const cancelPath = datedRule(
  'cancelPath',
  z.strictObject({
    onlineSales: yes,
    simpleMechanism: yes,
    consentBeforeCharge: yes,
    clickToCancel: z.boolean().nullable().optional(),
    status: text,
    published: z.iso.date().optional(),
    commentsDue: z.iso.date().optional(),
    sameMediumAsSignup: yes,
    sameSiteOrApp: yes,
    onlineCancelForOnlineSignup: yes,
    online: yes,
    phoneWithVoicemail: yes,
    voicemailCallbackBusinessDays: whole,
    saveOfferAllowedIfCancelBesideIt: yes,
    retentionOffersRestricted: yes,
  }),
);

const rulesSchema = z.object({
  checkedOn: z.iso.date(),
  rules: z.array(z.discriminatedUnion('kind', [autoRenewNotice, cancelPath])),
});
type AgreementRule = z.infer<typeof rulesSchema>['rules'][number];

/**
 * The laws on automatic renewal and cancellation, checked on `checkedOn` against stored public pages and not reviewed by a lawyer. A
 * missing state wasn't researched. Load the file that imports this lazily.
 */
export const AGREEMENT_RULES = rulesSchema.parse(collected);

/** Returns the rules of one kind. */
export const agreementRules = <K extends AgreementRule['kind']>(kind: K): Extract<AgreementRule, { kind: K }>[] =>
  AGREEMENT_RULES.rules.filter((rule): rule is Extract<AgreementRule, { kind: K }> => rule.kind === kind);
