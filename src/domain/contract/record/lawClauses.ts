import { basisOf, doubtOf, rulesInForce, stateJurisdiction, type LawBasis } from '../../law/datedRule';
import { formatCents, formatRate } from '../../money/format';
import { CONTRACT_RULES, contractRules } from '../law/contractRules';
import { retainageRules } from '../law/retainageLaw';
import { licenseLinesFor } from '../law/saleLaw';
import { cancelRightOf, depositLimitOf, retainageProjectOf } from './lawCheck';
import type { LibraryClause } from './ownClauses';
import type { ContractInput } from './schema';

type Checked = Pick<ContractInput, 'lawState' | 'priceCents' | 'terms'>;

const LAWYER = 'Have a lawyer look at it';

/** Builds a clause based on a legal rule, with its source and confidence. */
const fromLaw = (
  state: string,
  key: string,
  title: string,
  body: string,
  { source, confidence, checkedOn, ...basis }: LawBasis,
): LibraryClause => ({
  key: `law-${key}`,
  title,
  body,
  state,
  source: [source[0] ?? basis.ruleId, doubtOf({ confidence }), LAWYER].filter(Boolean).join(' · ').slice(0, 600),
  confidence,
  checkedOn,
});

/**
 * Returns the clauses suggested by the law of a contract's state on a day (YYYY-MM-DD): the right to cancel, the limits of deposit and
 * retainage, lien notices, license lines. A state without any wasn't researched. None is statutory wording.
 */
export function lawClauses(contract: Checked, contractOn: string): LibraryClause[] {
  const { lawState: state, priceCents, terms } = contract;
  if (state === '') return [];
  const made = (key: string, title: string, body: string, basis: LawBasis): LibraryClause =>
    fromLaw(state, key, title, body, basis);
  const right = cancelRightOf(contract, contractOn);
  const [rightBasis] = right?.basis ?? [];
  const deposit = depositLimitOf(contract, contractOn);
  const [retainage] = retainageRules(retainageProjectOf(contract, contractOn));
  const cap = retainage?.value.capPpm ?? null;
  return [
    ...(right && rightBasis
      ? [
          made(
            'cancel',
            'Right to cancel',
            `The buyer may cancel this contract without penalty until midnight of business day ${right.businessDays} after signing it and receiving this notice, by a signed and dated notice to {company}. ${right.refundDays === null ? '' : `Payments are returned within ${right.refundDays} days. `}No work begins and no material is ordered before that.${right.needsSeparateForm ? ' The notice is also given as a separate form.' : ''}`,
            rightBasis,
          ),
        ]
      : []),
    ...(deposit
      ? [
          made(
            'deposit',
            'Deposit',
            `The deposit that {company} takes before work begins ({deposit}) is no more than ${formatCents(deposit.maxDepositCents)}, the limit in {state}.`,
            deposit.basis,
          ),
        ]
      : []),
    ...(retainage && cap !== null && retainage.value.isFloor !== true
      ? [
          made(
            'retainage',
            'Retainage',
            `{retainage} of each payment is held as retainage, no more than ${formatRate(cap)} as {state} allows on ${terms.project} work, and released after completion as the law of {state} provides.`,
            basisOf(retainage, CONTRACT_RULES.checkedOn),
          ),
        ]
      : []),
    ...licenseLinesFor({ state, contractOn, contractCents: priceCents, paper: 'contract' }).map(
      ({ show, regulator, basis }) =>
        made(
          `license-${basis.ruleId}`,
          'License',
          `{company}, ${show.join(', ')}: {licenses}.${regulator === '' ? '' : ` Regulated by ${regulator}`}`,
          basis,
        ),
    ),
    ...rulesInForce(contractRules('prelimNotice'), [stateJurisdiction(state)], contractOn)
      .filter(({ value }) => value.required !== false)
      .map((rule) =>
        made(
          `lien-${rule.id}`,
          'Notice about liens',
          'Those who work on the property or deliver material to it and are not paid may have a lien on it, even if the owner has paid {company} in full. The owner may receive preliminary notices from them; such a notice is not a complaint. {company} gives lien waivers with its bills.',
          basisOf(rule, CONTRACT_RULES.checkedOn),
        ),
      ),
  ];
}
