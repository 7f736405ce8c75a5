import { RATE_ONE_PPM } from '../../money/limits';
import { PROPERTY_USES, type PropertyUse } from '../../property/use';
import {
  CERTIFICATE_STATES,
  CONTRACTS,
  JOB_NATURES,
  type Contract,
  type JobNature,
  type TaxClass,
  type TaxRule,
} from '../schema';
import { rule } from '../zoneParts';
import { rateOf } from './rate';
import { certificateName, type StateLaw } from './stateLaw';
import type { LawTrade } from './trades';
import { treatmentOf, type WorkFacts } from './treatment';
import { WHOLE_PRICE_PPM, type Treatment } from './wording';

/** The company the rules are for: answers the law needs once per company, not per job. */
export type LawCompany = { trade: LawTrade; election: WorkFacts['election'] };

/** Visits and fees are treated like labor; shipping and anything unclassified like materials. */
const WITH_LABOR: readonly TaxClass[] = ['labour', 'fee'];
const WITH_MATERIALS: readonly TaxClass[] = ['materials', 'equipment', 'shipping', 'other'];

type Case = {
  jobNatures: JobNature;
  places: PropertyUse;
  contracts: Contract;
  certificate: (typeof CERTIFICATE_STATES)[number];
};
type Field = keyof Case;
const VALUES: { [F in Field]: readonly Case[F][] } = {
  jobNatures: JOB_NATURES,
  places: PROPERTY_USES,
  contracts: CONTRACTS,
  certificate: CERTIFICATE_STATES,
};

/**
 * In New Jersey, heating and cooling depend on each job: servicing a home's heating system is exempt. The rules use the taxed case; an
 * exempt line must be marked as such.
 */
const forRules = (law: StateLaw, trade: LawTrade): LawTrade =>
  law.state === 'NJ' && (trade === 'hvac' || trade === 'heating') ? 'cooling' : trade;

/** Returns how the law treats a piece of work of this company, of a usual size. */
export const treatmentFor = (
  law: StateLaw,
  company: LawCompany,
  work: Omit<WorkFacts, 'trade' | 'election' | 'totalCents'>,
): Treatment => treatmentOf(law, { ...work, ...company, trade: forRules(law, company.trade), totalCents: null });

const inCase = (law: StateLaw, company: LawCompany, one: Case): Treatment =>
  treatmentFor(law, company, {
    place: one.places,
    work: one.jobNatures,
    contract: one.contracts,
    hasCertificate: one.certificate === 'on-file',
  });

/** Returns the state and local parts of one treatment's rate, in parts per million of the price. */
function partsOf(
  law: StateLaw,
  treatment: Extract<Treatment, { kind: 'taxed' }>,
  localRatePpm: number,
): Record<Part, number> {
  const share = (ratePpm: number): number => Math.round((ratePpm * treatment.sharePpm) / WHOLE_PRICE_PPM);
  const state = Math.min(rateOf(law, treatment, 0) ?? 0, RATE_ONE_PPM);
  const together = rateOf(law, treatment, localRatePpm) ?? state;
  return { state: share(state), local: share(together - state) };
}
type Part = 'state' | 'local';

/**
 * Builds the rules for a state's own tax or for local taxes, following the law's treatment of labor and materials. Work that was not
 * researched has no rule, so that documents say that no rate is known for it.
 */
export function lawRules(law: StateLaw, company: LawCompany, localRatePpm: number, part: Part): TaxRule[] {
  const rateIn =
    (isTaxed: 'labor' | 'materials') =>
    (one: Case): number | null => {
      const treatment = inCase(law, company, one);
      if (treatment.kind !== 'taxed') return null;
      return treatment[isTaxed] ? partsOf(law, treatment, localRatePpm)[part] : 0;
    };
  return merged([
    ...rulesOf(WITH_LABOR, rateIn('labor'), law, 'Labor on this work is not taxed'),
    ...rulesOf(WITH_MATERIALS, rateIn('materials'), law, 'Tax on materials is paid when they are bought'),
  ]);
}

type RateIn = (one: Case) => number | null;
type Conditions = { [F in Field]?: readonly Case[F][] };

function rulesOf(taxClasses: readonly TaxClass[], calculate: RateIn, law: StateLaw, untaxed: string): TaxRule[] {
  const known = new Map(casesOf({}).map((one) => [keyOf(one), calculate(one)]));
  const rateIn: RateIn = (one) => known.get(keyOf(one)) ?? null;
  const shortest = orders(['jobNatures', 'places', 'contracts', 'certificate'])
    .map((order) => split(order, {}, rateIn))
    .reduce((best, one) => (one.length < best.length ? one : best));
  return shortest.flatMap(({ conditions, ratePpm }) =>
    ratePpm === null
      ? []
      : [
          rule(ratePpm, {
            taxClasses: [...taxClasses],
            jobNatures: [...(conditions.jobNatures ?? [])],
            ...(conditions.places && { places: [...conditions.places] }),
            ...(conditions.contracts && { contracts: [...conditions.contracts] }),
            ...(conditions.certificate?.[0] && { certificate: conditions.certificate[0] }),
            note: ratePpm > 0 ? '' : noteOf(law, conditions, untaxed),
          }),
        ],
  );
}

function noteOf(law: StateLaw, { certificate }: Conditions, untaxed: string): string {
  if (law.stateRatePpm === 0) return `No sales tax in ${law.name}`;
  return certificate?.[0] === 'on-file' ? `Capital improvement, with ${certificateName(law)} on file` : untaxed;
}

const keyOf = (one: Case): string => [one.jobNatures, one.places, one.contracts, one.certificate].join();

type Found = { conditions: Conditions; ratePpm: number | null };

/** Finds the fewest conditions, taken in one order, that distinguish the rates. */
function split(order: readonly Field[], conditions: Conditions, rateIn: RateIn): Found[] {
  const rates = new Set(casesOf(conditions).map(rateIn));
  const [field, ...rest] = order;
  const [only] = rates;
  if (rates.size === 1 || field === undefined) return [{ conditions, ratePpm: only ?? null }];
  const groups = new Map<string, Case[Field][]>();
  for (const value of VALUES[field]) {
    const key = JSON.stringify(casesOf({ ...conditions, [field]: [value] }).map(rateIn));
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  if (groups.size === 1) return split(rest, conditions, rateIn);
  return [...groups.values()].flatMap((values) => split(rest, { ...conditions, [field]: values }, rateIn));
}

const casesOf = ({
  jobNatures = JOB_NATURES,
  places = PROPERTY_USES,
  contracts = CONTRACTS,
  certificate = CERTIFICATE_STATES,
}: Conditions): Case[] =>
  jobNatures.flatMap((nature) =>
    places.flatMap((place) =>
      contracts.flatMap((contract) =>
        certificate.map((state) => ({ jobNatures: nature, places: place, contracts: contract, certificate: state })),
      ),
    ),
  );

const orders = (fields: readonly Field[]): Field[][] =>
  fields.length <= 1
    ? [[...fields]]
    : fields.flatMap((first) => orders(fields.filter((one) => one !== first)).map((rest) => [first, ...rest]));

/** Merges identical rules for labor and for materials. */
function merged(rules: readonly TaxRule[]): TaxRule[] {
  const known = new Map<string, TaxRule>();
  for (const one of rules) {
    const { taxClasses, note, ...rest } = one;
    const key = JSON.stringify(rest);
    const same = known.get(key);
    known.set(
      key,
      same
        ? {
            ...same,
            taxClasses: [...same.taxClasses, ...taxClasses],
            note: same.note === note ? note : `${same.note}. ${note}`,
          }
        : one,
    );
  }
  return [...known.values()];
}
