import { basisOf, doubtOf, rulesInForce, stateJurisdiction, type LawBasis } from '../../law/datedRule';
import { formatRate } from '../../money/format';
import { NO_RETAINAGE, retainageOf, type RetainageTerms, type RetainedLine } from '../retainage';
import { CONTRACT_RULES, contractRules, type RetainageRule } from './contractRules';

export type RetainageProject = {
  /** Two-letter code of the state where the work is. */
  state: string;
  project: 'private' | 'public' | 'federal';
  contractOn: string;
  contractCents: number;
  /** Units of a residential building; null = not residential or not known. */
  dwellingUnits: number | null;
};
/** Something to check before the contract is signed or the application is sent. Never blocking. */
export type RetainageFinding = { message: string; basis: LawBasis };

/** Returns the retainage rules for a project, by the day and the size of its contract. Method B4. */
export function retainageRules(given: RetainageProject): RetainageRule[] {
  const { state, project, contractOn, contractCents, dwellingUnits } = given;
  const jurisdiction = project === 'federal' ? 'US' : stateJurisdiction(state);
  return rulesInForce(contractRules('retainageCap'), [jurisdiction], contractOn).filter(({ value }) => {
    const least = value.minContractCents ?? value.minPrimeContractCents;
    return (
      (value.project === project || value.project === 'public and private') &&
      (least === undefined || contractCents >= least) &&
      (value.notForUnitsUpTo === undefined || dwellingUnits === null || dwellingUnits > value.notForUnitsUpTo)
    );
  });
}

/** Returns where a contract's retainage terms are above, or below, what the law says. Method B4. */
export const retainageFindings = (project: RetainageProject, terms: RetainageTerms): RetainageFinding[] =>
  retainageRules(project).flatMap((rule) => {
    const message = termsFault(rule, terms, project);
    return message === ''
      ? []
      : [{ message: withDoubt(message, rule), basis: basisOf(rule, CONTRACT_RULES.checkedOn) }];
  });

/** Lines 3, 4 and 5 of an application, and what was rounded for line 5: with neither, all of it is work, rounded once. */
type HeldApplication = {
  line3Cents: number;
  line4Cents: number;
  line5Cents: number;
  lines?: readonly Pick<RetainedLine, 'workCents' | 'storedCents'>[];
  rounding?: RetainageTerms['rounding'];
};
const EMPTY_LINE: RetainedLine = { workCents: 0, storedCents: 0, retainagePpm: null, storedRetainagePpm: null };

/** Returns what an application retains beyond the law. Method B4. */
export const heldFindings = (project: RetainageProject, application: HeldApplication): RetainageFinding[] =>
  retainageRules(project).flatMap((rule) => {
    const most = mostHeldCents(rule, application, project);
    if (most === null || application.line5Cents <= most) return [];
    const message = `This application holds more than the law of this place allows at this stage of the work (${formatRate(capOf(rule, project) ?? 0)} at most).`;
    return [{ message: withDoubt(message, rule), basis: basisOf(rule, CONTRACT_RULES.checkedOn) }];
  });

/** Returns findings if a subcontract retains more than the contract above it while the law flows down. Method B2. */
export const subcontractFindings = (
  project: RetainageProject,
  { primePpm, subcontractPpm }: { primePpm: number; subcontractPpm: number },
): RetainageFinding[] =>
  retainageRules(project)
    .filter(({ value }) => value.flowsDown === true && subcontractPpm > primePpm)
    .map((rule) => ({
      message: withDoubt(
        `A subcontract may not hold more than the contract above it: ${formatRate(subcontractPpm)} instead of ${formatRate(primePpm)}.`,
        rule,
      ),
      basis: basisOf(rule, CONTRACT_RULES.checkedOn),
    }));

const withDoubt = (message: string, rule: RetainageRule): string => `${message} ${doubtOf(rule)}`.trimEnd();

/** Returns the ceiling before any threshold; null if there is none. */
const capOf = ({ value }: RetainageRule, { contractCents }: RetainageProject): number | null =>
  value.noneBelowContractCents !== undefined && contractCents < value.noneBelowContractCents
    ? 0
    : (value.capPpm ?? null);

/** Whether a rule measures retainage against the contract sum and not against each payment. */
const isOfContractSum = ({ value: { base } }: RetainageRule): boolean =>
  base === 'contract sum' || base === 'amount of the contract';

function termsFault(rule: RetainageRule, terms: RetainageTerms, project: RetainageProject): string {
  const { value } = rule;
  const rate = heldRates(terms);
  if (rate === null) return '';
  if (value.isFloor === true) {
    const reserve = value.statutoryReservePpm ?? 0;
    return rate.least < reserve
      ? `The owner has to reserve ${formatRate(reserve)} of the work here; this contract holds ${formatRate(rate.least)}.`
      : '';
  }
  const cap = capOf(rule, project);
  if (cap === null) return '';
  if (terms.method === 'cap-of-contract-sum' && isOfContractSum(rule) && terms.capPpm <= cap) return '';
  if (rate.before > cap)
    return `The law of this place allows at most ${formatRate(cap)} on ${project.project} work; this contract holds ${formatRate(rate.before)}.`;
  if (value.thresholdPpm === undefined) return '';
  const afterCap = value.afterPpm ?? 0;
  const isRetroactive = value.method === 'retroactive-step';
  const threshold = formatRate(value.thresholdPpm);
  const isStepInTime = rate.thresholdPpm === null || rate.thresholdPpm <= value.thresholdPpm;
  if (rate.after > afterCap || !isStepInTime)
    return `From ${threshold} complete the law of this place allows at most ${formatRate(afterCap)}; this contract still holds ${formatRate(isStepInTime ? rate.after : rate.before)}.`;
  return isRetroactive && terms.method !== 'retroactive-step' && rate.before > afterCap
    ? `At ${threshold} complete, what is held has to be reduced to ${formatRate(afterCap)} of everything, not only of later work.`
    : '';
}

type HeldRates = { before: number; after: number; least: number; thresholdPpm: number | null };

/** Returns the highest rates of the terms, before and after their step; null for a fixed amount, which is checked on each application. */
function heldRates(terms: RetainageTerms): HeldRates | null {
  if (terms.method === 'fixed') return null;
  if (terms.method === 'retroactive-step' || terms.method === 'banded-step')
    return {
      before: terms.workPpm,
      after: terms.afterPpm,
      least: Math.min(terms.workPpm, terms.afterPpm),
      thresholdPpm: terms.thresholdPpm,
    };
  const stored = terms.method === 'flat' ? (terms.storedPpm ?? terms.workPpm) : terms.workPpm;
  const highest = Math.max(terms.workPpm, stored);
  const least = terms.method === 'flat' ? Math.min(terms.workPpm, stored) : Math.min(terms.workPpm, terms.capPpm);
  return { before: highest, after: highest, least, thresholdPpm: null };
}

/** Returns the most a rule lets an application retain, rounded as the application rounds it (`retainageOf`); null if there is no ceiling. */
function mostHeldCents(rule: RetainageRule, application: HeldApplication, project: RetainageProject): number | null {
  const cap = capOf(rule, project);
  if (cap === null || rule.value.isFloor === true) return null;
  const { line3Cents, line4Cents, rounding = 'total' } = application;
  const parts = application.lines ?? [{ workCents: line4Cents, storedCents: 0 }];
  const lines = parts.map((part) => ({ ...part, retainagePpm: null, storedRetainagePpm: null }));
  const held = (terms: Partial<RetainageTerms>, of: readonly RetainedLine[] = lines): number =>
    retainageOf({ ...NO_RETAINAGE, rounding, workPpm: cap, ...terms }, of, line3Cents).totalCents;
  if (isOfContractSum(rule)) return held({}, [{ ...EMPTY_LINE, workCents: line3Cents }]);
  const { thresholdPpm, afterPpm = 0, method } = rule.value;
  if (thresholdPpm === undefined) return held({});
  return held({ method: method === 'retroactive-step' ? method : 'banded-step', thresholdPpm, afterPpm });
}
