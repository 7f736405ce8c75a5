import { formatCents } from '../../money/format';
import { doubtOf, type LawBasis } from '../../law/datedRule';
import { retainageFindings, type RetainageProject } from '../law/retainageLaw';
import { cancelRightFor, depositLimitFor, licenseLinesFor } from '../law/saleLaw';
import type { Contract, ContractInput } from './schema';

/** Findings of local law about a contract, each with its source. Never blocking. */
export type ContractFinding = {
  /** `limit`: the contract exceeds it; `duty`: something that must be done or printed. */
  kind: 'limit' | 'duty';
  message: string;
  basis: LawBasis;
};

type Checked = Pick<ContractInput, 'lawState' | 'priceCents' | 'terms'>;

/** The age from which some states give a buyer more days; the contract only records whether the buyer has reached it. */
const SENIOR = 65;

/** Returns the sale as input for the right-to-cancel law; null if it isn't a sale to a home. */
export const cancelRightOf = ({ lawState, priceCents, terms }: Checked, signedOn: string) =>
  terms.isHome || terms.isSignedAtHome
    ? cancelRightFor({
        state: lawState,
        signedOn,
        priceCents,
        isSignedAtHome: terms.isSignedAtHome,
        buyerAge: terms.isBuyer65 ? SENIOR : null,
        condition: 'none',
      })
    : null;

/**
 * Returns the last day on which the buyer of a signed contract may cancel, with the rules behind it; null if none applies or it is over.
 * @param today YYYY-MM-DD. It is over on the day after the last one.
 */
export function cancelPeriodOf(
  contract: Checked & Pick<Contract, 'signedOn'>,
  today: string,
): { lastDay: string; basis: readonly LawBasis[] } | null {
  if (contract.signedOn === '') return null;
  const right = cancelRightOf(contract, contract.signedOn);
  return right && today <= right.lastDay ? { lastDay: right.lastDay, basis: right.basis } : null;
}

/** Returns the legal deposit limit for a contract made on a day; null if it isn't a home's, or there is no limit. */
export const depositLimitOf = ({ lawState, priceCents, terms }: Checked, contractOn: string) =>
  terms.isHome
    ? depositLimitFor({
        state: lawState,
        contractOn,
        contractCents: priceCents,
        specialOrderCents: terms.specialOrderCents,
      })
    : null;

/** Returns a contract made on a day as input for the retainage rules. */
export const retainageProjectOf = ({ lawState, priceCents, terms }: Checked, contractOn: string): RetainageProject => ({
  state: lawState,
  project: terms.project,
  contractOn,
  contractCents: priceCents,
  dwellingUnits: terms.isHome ? 1 : null,
});

/** Returns what a contract made on a day must show of the contractor's licenses. */
export const licenseFindings = ({ lawState, priceCents }: Checked, contractOn: string): ContractFinding[] =>
  licenseLinesFor({ state: lawState, contractOn, contractCents: priceCents, paper: 'contract' }).map(
    ({ show, basis }) => ({
      kind: 'duty',
      message: withDoubt(`The contract has to show: ${show.join(', ')}.`, basis),
      basis,
    }),
  );

/** Checks the deposit, the retainage, the right to cancel and the license lines of a contract made on a day (YYYY-MM-DD). Method B4. */
export function contractFindings(contract: Checked, contractOn: string): ContractFinding[] {
  const { lawState, terms } = contract;
  if (lawState === '') return [];
  const limit = depositLimitOf(contract, contractOn);
  const right = cancelRightOf(contract, contractOn);
  const [rightBasis] = right?.basis ?? [];
  return [
    ...(limit && terms.depositCents > limit.maxDepositCents
      ? [
          {
            kind: 'limit' as const,
            message: withDoubt(
              `The deposit may be at most ${formatCents(limit.maxDepositCents)} here${limit.mayBeWaived ? ', unless both agree otherwise in writing' : ''}.`,
              limit.basis,
            ),
            basis: limit.basis,
          },
        ]
      : []),
    ...retainageFindings(retainageProjectOf(contract, contractOn), terms.retainage).map(({ message, basis }) => ({
      kind: 'limit' as const,
      message,
      basis,
    })),
    ...(right && rightBasis
      ? [
          {
            kind: 'duty' as const,
            message: withDoubt(
              `The buyer may cancel for ${right.businessDays} business days after signing: give ${right.copiesOfNotice} ${right.copiesOfNotice === 1 ? 'copy' : 'copies'} of the notice, and start, order and cash nothing before that${right.needsSeparateForm ? '. The notice has to be a form of its own' : ''}.`,
              rightBasis,
            ),
            basis: rightBasis,
          },
        ]
      : []),
    ...licenseFindings(contract, contractOn),
  ];
}

const withDoubt = (message: string, basis: LawBasis): string => `${message} ${doubtOf(basis)}`.trimEnd();
