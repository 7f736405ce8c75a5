import { PROPERTY_USES } from '../../property/use';
import { CONTRACTS, JOB_NATURES } from '../schema';
import type { StateLaw } from './stateLaw';
import type { WorkInput } from './taxOfWork';
import type { LawTrade } from './trades';
import type { WorkFacts } from './treatment';

/** States that treat trades differently, with two trades that show it. Elsewhere an unnamed trade means any work on a building. */
const TELLING_TRADES: Readonly<Record<string, readonly LawTrade[]>> = {
  AR: ['hvac', 'plumbing'],
  MS: ['hvac', 'construction'],
  NJ: ['heating', 'plumbing'],
};

type Open = 'place' | 'work' | 'contract' | 'trade' | 'certificateOnFile';
export type PossibleFacts = {
  /** Every possibility for the work. */
  facts: WorkFacts[];
  /** Unknown facts about it. */
  open: Open[];
};

/** Returns the possible facts of a piece of work, given what is known. `totalCents` null = not known. */
export function possibleFacts(
  { state }: Pick<StateLaw, 'state'>,
  input: WorkInput,
  totalCents: number | null,
): PossibleFacts {
  const open = (['place', 'work', 'contract', 'trade', 'certificateOnFile'] as const).filter(
    (field) => input[field] === null,
  );
  const all = <T>(known: T | null, every: readonly T[]): readonly T[] => (known === null ? every : [known]);
  const facts = all(input.place, PROPERTY_USES).flatMap((place) =>
    all(input.work, JOB_NATURES).flatMap((work) =>
      all(input.contract, CONTRACTS).flatMap((contract) =>
        all(input.trade, TELLING_TRADES[state] ?? (['general'] as const)).flatMap((trade) =>
          all(input.certificateOnFile, [true, false]).map((hasCertificate) => ({
            place,
            work,
            contract,
            trade,
            hasCertificate,
            totalCents,
            election: input.election ?? ('' as const),
          })),
        ),
      ),
    ),
  );
  return { facts, open };
}
