import type { JobNature } from '../schema';
import type { StateLaw } from './stateLaw';
import type { WorkFacts } from './treatment';

/** Questions to resolve: an input of the command, or a matter for someone who knows the law. */
export const ASKABLE = [
  'state',
  'place',
  'work',
  'contract',
  'trade',
  'certificateOnFile',
  'election',
  'localRatePpm',
  'laborCents',
  'materialsCents',
  'totalCents',
  'accountant',
] as const;
export type Askable = (typeof ASKABLE)[number];

/**
 * The legal treatment of a piece of work. `taxed` says on which parts the customer is charged tax; `ratePpm` is a rate that replaces
 * state and local sales tax, and `sharePpm` how much of the price is taxed. `ask`: one more answer decides.
 */
export type Treatment =
  | {
      kind: 'taxed';
      labor: boolean;
      materials: boolean;
      ratePpm: number | null;
      sharePpm: number;
      why: string;
    }
  | { kind: 'ask'; ask: Askable; why: string };

export const WHOLE_PRICE_PPM = 1_000_000;

export const WORK_WORDS: Record<JobNature, string> = {
  repair: 'repair',
  maintenance: 'maintenance',
  'capital-improvement': 'improvement',
  'new-construction': 'new construction',
};

/** Returns a treatment without tax, for the reason given. */
export const untaxed = (why: string): Treatment => ({
  kind: 'taxed',
  labor: false,
  materials: false,
  ratePpm: null,
  sharePpm: WHOLE_PRICE_PPM,
  why,
});

/** Returns a treatment for which nothing can be proposed. */
export const notResearched = (why: string): Treatment => ({
  kind: 'ask',
  ask: 'accountant',
  why: `${why} Decide with your accountant or the state’s tax office.`,
});

/** Returns a treatment that taxes parts of the price; `more` says why, or how. */
export const taxed = (
  parts: { labor: boolean; materials: boolean },
  why: string,
  more: { ratePpm?: number; sharePpm?: number } = {},
): Treatment => ({ kind: 'taxed', ...parts, ratePpm: null, sharePpm: WHOLE_PRICE_PPM, ...more, why });

const whereOf = ({ place }: Pick<WorkFacts, 'place'>): string => (place === 'home' ? 'homes' : 'business property');

/** Returns a treatment without tax for the customer: the contractor is the consumer and pays the tax on purchases. */
export function asConsumer(law: StateLaw, facts: WorkFacts, goesByContract: boolean): Treatment {
  const start = goesByContract
    ? `With one price for labor and materials, ${law.name} charges the customer no tax on ${WORK_WORDS[facts.work]} at ${whereOf(facts)}`
    : `${law.name} charges the customer no tax on ${WORK_WORDS[facts.work]} at ${whereOf(facts)}`;
  return untaxed(`${start}: the contractor pays tax when buying the materials.`);
}

/** Returns a treatment that charges the customer tax on one or both parts. */
export function asTaxed(law: StateLaw, facts: WorkFacts, parts: { labor: boolean; materials: boolean }): Treatment {
  const work = `${WORK_WORDS[facts.work]} at ${whereOf(facts)}`;
  if (parts.labor && parts.materials) return taxed(parts, `${law.name} taxes ${work}: labor and materials.`);
  if (parts.labor)
    return taxed(
      parts,
      `${law.name} taxes the labor of ${work}. On the materials the contractor pays tax when buying them.`,
    );
  return taxed(
    parts,
    `With labor and materials shown separately, ${law.name} taxes the materials of ${work}, not the labor.`,
  );
}
