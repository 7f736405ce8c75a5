import type { PropertyUse } from '../../property/use';
import { roundHalfUp } from '../../money/rounding';
import { RATE_ONE_PPM } from '../../money/limits';
import type { Contract, JobNature } from '../schema';
import { possibleFacts } from './possibleFacts';
import { questionText } from './questions';
import { rateOf } from './rate';
import { certificateName, lawOf, type StateLaw } from './stateLaw';
import type { LawTrade } from './trades';
import { isInferred, treatmentOf, type WorkFacts } from './treatment';
import { WHOLE_PRICE_PPM, type Askable, type Treatment } from './wording';

/** A piece of work, as far as known; null = not known. Amounts in cents, before tax. */
export type WorkInput = {
  /** Abbreviation or name of a US state. */
  state: string;
  place: PropertyUse | null;
  work: JobNature | null;
  contract: Contract | null;
  trade: LawTrade | null;
  election: 'seller' | 'consumer' | null;
  certificateOnFile: boolean | null;
  laborCents: number | null;
  materialsCents: number | null;
  totalCents: number | null;
  /** The rate that counties, cities and districts add to the state's. */
  localRatePpm: number | null;
};

type Basis = { why: string; source: StateLaw['source']; confidence: StateLaw['confidence'] | 'none' };
export type TaxOfWork =
  | ({
      taxCents: number;
      /** Null if only a total is known and all of it is taxed. */
      taxedLaborCents: number | null;
      taxedMaterialsCents: number | null;
      taxedTotalCents: number;
      ratePpm: number;
    } & Basis)
  | ({ ask: Askable[]; questions: Partial<Record<Askable, string>> } & Basis);

/**
 * Determines the sales tax charged to the customer for a piece of work, with the reason and its source; or what must be asked first. Asks
 * only what changes the result.
 */
export function taxOfWork(input: WorkInput): TaxOfWork {
  const law = lawOf(input.state);
  if (!law) {
    const why =
      input.state === ''
        ? 'Sales tax is a matter of the state where the work is done.'
        : `Nothing was collected on ${input.state}: not researched. Decide with your accountant.`;
    return asked([input.state === '' ? 'state' : 'accountant'], { why, source: [], confidence: 'none' });
  }
  const amounts = amountsOf(input);
  const possible = possibleFacts(law, input, amounts.totalCents);
  const outcomes = possible.facts.map((facts) => ({ facts, treatment: treatmentOf(law, facts) }));
  const unknown = possible.open.filter((field) => matters(field, outcomes));
  const [first] = outcomes;
  if (!first) throw new Error('There is always one possibility');
  if (unknown.length > 0) {
    const needsRate = outcomes.some(({ treatment }) => isAnythingTaxed(treatment) && needsLocalRate(law, treatment));
    return asked(
      [...unknown, ...(needsRate && input.localRatePpm === null ? (['localRatePpm'] as const) : [])],
      basisOf(law, first.facts, 'The answer depends on what is asked.'),
      law,
    );
  }
  return answered(law, first, { ...amounts, localRatePpm: input.localRatePpm });
}

type Amounts = { laborCents: number | null; materialsCents: number | null; totalCents: number | null };
type Outcome = { facts: WorkFacts; treatment: Treatment };

/** Returns the parts and their sum, deriving a missing one from the other two; without a sum, a price with only one part equals that part. */
function amountsOf({ laborCents, materialsCents, totalCents }: Amounts): Amounts {
  if (totalCents === null)
    return laborCents === null && materialsCents === null
      ? { laborCents, materialsCents, totalCents }
      : { laborCents, materialsCents, totalCents: (laborCents ?? 0) + (materialsCents ?? 0) };
  return {
    laborCents: laborCents ?? (materialsCents === null ? null : totalCents - materialsCents),
    materialsCents: materialsCents ?? (laborCents === null ? null : totalCents - laborCents),
    totalCents,
  };
}

/** Whether two possibilities that differ only in `field` give different results. */
function matters(field: (Askable & keyof WorkFacts) | 'certificateOnFile', outcomes: readonly Outcome[]): boolean {
  const own = field === 'certificateOnFile' ? 'hasCertificate' : field;
  const byRest = new Map<string, string>();
  return outcomes.some(({ facts, treatment }) => {
    const rest = JSON.stringify({ ...facts, [own]: null });
    const result = JSON.stringify({ ...treatment, why: '' });
    const known = byRest.get(rest);
    byRest.set(rest, result);
    return known !== undefined && known !== result;
  });
}

const isAnythingTaxed = (treatment: Treatment): boolean =>
  treatment.kind === 'taxed' && (treatment.labor || treatment.materials);

const needsLocalRate = (law: StateLaw, treatment: Treatment): boolean =>
  treatment.kind === 'taxed' &&
  treatment.ratePpm === null &&
  (law.setupQuestions.includes('localRate') || (law.state === 'SD' && law.localTaxes !== 'none'));

function answered(
  law: StateLaw,
  { facts, treatment }: Outcome,
  { laborCents, materialsCents, totalCents, localRatePpm }: Amounts & { localRatePpm: number | null },
): TaxOfWork {
  const basis = basisOf(law, facts, treatment.why);
  const isFree = law.stateRatePpm === 0 && localRatePpm === 0;
  if (isFree && treatment.kind === 'ask')
    return nothing({ ...basis, why: `${law.name} has no sales tax, and none is charged at this place.` });
  if (treatment.kind === 'ask') {
    // If only local governments levy a tax, the first question is whether this one does.
    if (treatment.ask === 'accountant' && law.stateRatePpm === 0 && localRatePpm === null)
      return asked(['localRatePpm'], basis, law);
    return asked([treatment.ask], basis, law);
  }
  if (!isAnythingTaxed(treatment)) return nothing(basis);
  const missing: Askable[] = [];
  if (needsLocalRate(law, treatment) && localRatePpm === null) missing.push('localRatePpm');
  const isWhole = treatment.labor && treatment.materials;
  if (isWhole && totalCents === null) missing.push('totalCents');
  if (!isWhole && treatment.labor && laborCents === null) missing.push('laborCents');
  if (!isWhole && treatment.materials && materialsCents === null) missing.push('materialsCents');
  if (missing.length > 0) return asked(missing, basis, law);
  const ratePpm = rateOf(law, treatment, localRatePpm ?? 0);
  if (ratePpm === null)
    return asked(['localRatePpm'], {
      ...basis,
      why: `The local rate is what is added to the ${law.name} rate of ${law.stateRatePpm / 10_000}%. No place has a rate as high as both together.`,
    });
  const { sharePpm } = treatment;
  const taxedCents = isWhole ? (totalCents ?? 0) : treatment.labor ? (laborCents ?? 0) : (materialsCents ?? 0);
  const isOneTotal = laborCents === null && materialsCents === null;
  const part = (isTaxed: boolean, cents: number | null): number | null => {
    if (!isTaxed) return 0;
    return cents === null && isOneTotal ? null : shareOfPrice(cents ?? 0, sharePpm, WHOLE_PRICE_PPM);
  };
  return {
    taxCents: roundHalfUp(
      BigInt(taxedCents) * BigInt(sharePpm) * BigInt(ratePpm),
      BigInt(WHOLE_PRICE_PPM) * BigInt(RATE_ONE_PPM),
    ),
    taxedLaborCents: part(treatment.labor, laborCents),
    taxedMaterialsCents: part(treatment.materials, materialsCents),
    taxedTotalCents: shareOfPrice(taxedCents, sharePpm, WHOLE_PRICE_PPM),
    ratePpm,
    ...basis,
  };
}

const shareOfPrice = (cents: number, share: number, whole: number): number =>
  roundHalfUp(BigInt(cents) * BigInt(share), BigInt(whole));

const nothing = (basis: Basis): TaxOfWork => ({
  taxCents: 0,
  taxedLaborCents: 0,
  taxedMaterialsCents: 0,
  taxedTotalCents: 0,
  ratePpm: 0,
  ...basis,
});

const asked = (ask: Askable[], basis: Basis, law?: StateLaw): TaxOfWork => ({
  ask,
  questions: Object.fromEntries(ask.map((one) => [one, questionText(one, law && certificateName(law))])),
  ...basis,
});

function basisOf(law: StateLaw, facts: WorkFacts, why: string): Basis {
  const notes = [
    why,
    isInferred(law, facts) ? 'This follows from the state’s general rule, not from a passage on this very point.' : '',
    law.confidence === 'medium' ? 'Check it: the sources do not settle every point.' : '',
    law.stateRateNote === '' ? '' : `Rate: ${law.stateRateNote}.`,
  ];
  return { why: notes.filter(Boolean).join(' '), source: law.source, confidence: law.confidence };
}
