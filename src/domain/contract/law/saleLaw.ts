import { basisOf, rulesInForce, stateJurisdiction, type LawBasis } from '../../law/datedRule';
import { holidaysOf } from '../../law/stateHolidays';
import { lastDayToCancel } from '../cancelRight';
import { maxDepositCents } from '../depositLimit';
import { CONTRACT_RULES, contractRules } from './contractRules';

/**
 * Returns the largest allowed payment before work, and the rule; null if no limit is known for the state, the size and the day. Method
 * B4.
 */
export function depositLimitFor(sale: {
  state: string;
  contractOn: string;
  contractCents: number;
  specialOrderCents: number;
}): { maxDepositCents: number; mayBeWaived: boolean; basis: LawBasis } | null {
  const [rule] = rulesInForce(contractRules('depositLimit'), [stateJurisdiction(sale.state)], sale.contractOn).filter(
    ({ value: { appliesAboveContractCents = -1 } }) => sale.contractCents > appliesAboveContractCents,
  );
  return rule
    ? {
        maxDepositCents: maxDepositCents(rule.value.rule, sale.contractCents, sale.specialOrderCents),
        mayBeWaived: rule.value.waivableByAgreement === true,
        basis: basisOf(rule, CONTRACT_RULES.checkedOn),
      }
    : null;
}

export type HomeSale = {
  state: string;
  /** Day the buyer received the signed copy and the notice. */
  signedOn: string;
  priceCents: number;
  /** Place of signing. The federal rule covers a price from 25.00 at the buyer's home and from 130.00 elsewhere. */
  isSignedAtHome: boolean;
  /** In years; null = not known, which counts as young. */
  buyerAge: number | null;
  /** `disaster`: repair after a declared disaster; `secured`: credit secured by the home. */
  condition: 'none' | 'disaster' | 'secured';
};
export type CancelRight = {
  businessDays: number;
  /** The later of both readings of observed holidays, and of the state's own if its law gives the right: the later day is the safe one. */
  lastDay: string;
  /** Whether the state's holidays are excluded, too. */
  areStateHolidaysLeftOut: boolean;
  copiesOfNotice: number;
  refundDays: number | null;
  needsSeparateForm: boolean;
  basis: LawBasis[];
};

const CONDITIONS: Readonly<Record<string, HomeSale['condition']>> = {
  'repair contract after a declared disaster': 'disaster',
  "credit secured by the buyer's dwelling": 'secured',
};

/**
 * Returns the longest cancellation period that federal and state law give for a sale, and everything that comes with it; null when none
 * applies. A period begins only once the notice has been given. Method B4.
 */
export function cancelRightFor(sale: HomeSale): CancelRight | null {
  const found = rulesInForce(contractRules('rightToCancel'), ['US', stateJurisdiction(sale.state)], sale.signedOn)
    .filter(({ value }) => {
      const condition = value.condition === undefined ? 'none' : CONDITIONS[value.condition];
      const leastAt = sale.isSignedAtHome ? value.minPriceAtHomeCents : value.minPriceElsewhereCents;
      return (
        (condition === 'none' || condition === sale.condition) &&
        sale.priceCents >= (leastAt ?? value.minPriceCents ?? 0)
      );
    })
    .map((rule) => ({ rule, businessDays: daysFor(rule.value, sale.buyerAge) }));
  if (found.length === 0) return null;
  const businessDays = Math.max(...found.map((each) => each.businessDays));
  const values = found.map(({ rule }) => rule.value);
  const own = found.some(({ rule }) => rule.jurisdiction !== 'US') ? holidaysOf(sale.state, sale.signedOn) : null;
  const refunds = values.flatMap(({ refundDays }) => (refundDays === undefined ? [] : [refundDays]));
  return {
    businessDays,
    lastDay: lastDayToCancel({
      signedOn: sale.signedOn,
      businessDays,
      areObservedDaysHolidays: true,
      holidays: own?.basis ? own.days : [],
    }),
    areStateHolidaysLeftOut: Boolean(own?.basis),
    copiesOfNotice: Math.max(1, ...values.map(({ copiesOfNotice = 1 }) => copiesOfNotice)),
    refundDays: refunds.length === 0 ? null : Math.min(...refunds),
    needsSeparateForm: values.some(({ separateForm }) => separateForm === true),
    basis: [...found.map(({ rule }) => basisOf(rule, CONTRACT_RULES.checkedOn)), ...(own?.basis ? [own.basis] : [])],
  };
}

type Days = {
  businessDays?: number | undefined;
  days?: number | undefined;
  seniorAge?: number | undefined;
  seniorBusinessDays?: number | undefined;
};

function daysFor({ businessDays, days, seniorAge, seniorBusinessDays }: Days, age: number | null): number {
  const usual = businessDays ?? days ?? 0;
  return seniorAge !== undefined && age !== null && age >= seniorAge ? (seniorBusinessDays ?? usual) : usual;
}

/** Returns what must be printed about the license, and where. Method B4. */
export function licenseLinesFor(given: {
  state: string;
  contractOn: string;
  contractCents: number;
  /** `contract`, `estimate`, `invoice`, `advertisement` … */
  paper: string;
}): { show: string[]; regulator: string; basis: LawBasis }[] {
  return rulesInForce(contractRules('licenseLine'), [stateJurisdiction(given.state)], given.contractOn)
    .filter(
      ({ value: { on, appliesAboveContractCents = -1 } }) =>
        on.includes(given.paper) && given.contractCents > appliesAboveContractCents,
    )
    .map((rule) => ({
      show: rule.value.show,
      regulator: rule.value.regulator ?? '',
      basis: basisOf(rule, CONTRACT_RULES.checkedOn),
    }));
}
