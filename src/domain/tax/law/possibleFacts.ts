import { PROPERTY_USES } from '../../property/use';
import { CONTRACTS, JOB_NATURES } from '../schema';
import type { StateLaw } from './stateLaw';
import type { WorkInput } from './taxOfWork';
import type { LawTrade } from './trades';
import type { WorkFacts } from './treatment';

/** States that treat trades differently, with two that show it. Elsewhere an unnamed trade is any work on a building. */
const TELLING_TRADES: Readonly<Record<string, readonly LawTrade[]>> = {
  AR: ['hvac', 'plumbing'],
  MS: ['hvac', 'construction'],
  NJ: ['heating', 'plumbing'],
};

type Open = 'place' | 'work' | 'contract' | 'trade' | 'certificateOnFile';
export type PossibleFacts = {
  /** Everything that the work may be. */
  facts: WorkFacts[];
  /** What is not known of it. */
  open: Open[];
};

/** What a piece of work may be, as far as it is known. `totalCents` null = not known. */
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
