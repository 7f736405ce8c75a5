import type { PropertyUse } from '../../property/use';
import type { Contract, JobNature } from '../schema';
import { certificateName, type StateLaw } from './stateLaw';
import { specialTreatment } from './specialStates';
import { isOtherService, type LawTrade } from './trades';
import { asConsumer, asTaxed, notResearched, untaxed, WORK_WORDS, type Treatment } from './wording';

/** The full facts of a piece of work. `totalCents` null = not known: a usual amount is assumed. */
export type WorkFacts = {
  place: PropertyUse;
  work: JobNature;
  contract: Contract;
  trade: LawTrade;
  hasCertificate: boolean;
  totalCents: number | null;
  /** Nebraska only: whether the contractor elected to sell its materials (Option 1) or to consume them (Options 2 and 3). */
  election: 'seller' | 'consumer' | '';
};

const LABOR_CELLS = {
  repair: 'laborRepair',
  maintenance: 'laborMaintenance',
  'capital-improvement': 'laborRemodelOrImprovement',
  'new-construction': 'laborNewConstruction',
} as const satisfies Record<JobNature, keyof StateLaw>;
const sideOf = (place: PropertyUse): 'residential' | 'nonresidential' =>
  place === 'home' ? 'residential' : 'nonresidential';

/** Looks up the labor treatment for a kind of work at a kind of property in the state's table. */
const laborCell = (
  law: StateLaw,
  { place, work }: Pick<WorkFacts, 'place' | 'work'>,
): StateLaw['laborRepair']['residential'] => law[LABOR_CELLS[work]][sideOf(place)];

/** Whether the value is only inferred from the state's general rule. */
export const isInferred = (law: StateLaw, { place, work }: Pick<WorkFacts, 'place' | 'work'>): boolean =>
  law.inferred.some((field) => field === LABOR_CELLS[work] || field === `${LABOR_CELLS[work]}.${sideOf(place)}`);

const hasNoSalesTax = ({ materialsInRepair }: StateLaw): boolean => materialsInRepair.residential === 'noSalesTax';

/** Returns how a state's law treats the labor and materials of a piece of work, or why that isn't known. */
export function treatmentOf(law: StateLaw, facts: WorkFacts): Treatment {
  if (hasNoSalesTax(law)) return untaxed(`${law.name} has no sales tax.`);
  if (law.confidence === 'low')
    return notResearched(`What was found on ${law.name} is not certain enough to propose anything.`);
  const special = specialTreatment(law, facts);
  if (special) return special;
  if (isOtherService(facts.trade) || facts.trade === 'demolition')
    return notResearched(
      `${law.name}: the rules that were collected are for work built into buildings. This trade was not researched.`,
    );
  if (law.capitalImprovementCertificate !== '' && facts.work === 'capital-improvement' && !facts.hasCertificate) {
    const asRepair = general(law, { ...facts, work: 'repair' });
    return {
      ...asRepair,
      why: `Without ${certificateName(law)} on file an improvement is taxed as a repair. ${asRepair.why}`,
    };
  }
  return general(law, facts);
}

/** Reads the state's table for one piece of work. */
function general(law: StateLaw, facts: WorkFacts): Treatment {
  const labor = laborCell(law, facts);
  const materials = law.materialsInRepair[sideOf(facts.place)];
  if (labor === 'notResearched' || materials === 'notResearched')
    return notResearched(
      `${law.name}: ${WORK_WORDS[facts.work]} at ${facts.place === 'home' ? 'homes' : 'business property'} was not researched. ${law.localQuirks}`.trim(),
    );
  // New construction and improvements are real property; for these the contract type decides, if the law considers it at all.
  const goesByContract = law.setupQuestions.includes('contractType');
  const isSeller = goesByContract && facts.contract === 'separated';
  const isLaborTaxed = labor === 'taxable';
  const areMaterialsTaxed = isLaborTaxed ? materials !== 'contractorPaysTax' : isSeller;
  if (!isLaborTaxed && !areMaterialsTaxed) return asConsumer(law, facts, goesByContract);
  return asTaxed(law, facts, { labor: isLaborTaxed, materials: areMaterialsTaxed });
}
