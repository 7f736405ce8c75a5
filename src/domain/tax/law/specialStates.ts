import type { StateLaw } from './stateLaw';
import { isClimate, isOtherService, type LawTrade } from './trades';
import type { WorkFacts } from './treatment';
import { notResearched, taxed, untaxed, type Treatment } from './wording';

type Special = (law: StateLaw, facts: WorkFacts) => Treatment | null;

const BOTH = { labor: true, materials: true };
const LABOR = { labor: true, materials: false };
const NEITHER_IN_ARKANSAS: readonly LawTrade[] = ['plumbing', 'roofing'];

/** 35 Miss. Code R. 4-10-01-301 and -305: contract size above which the contractor's tax applies, in cents. */
const MISSISSIPPI_LIMIT_CENTS = 1_000_000;
const MISSISSIPPI_CONTRACTOR_PPM = 35_000;
/** Trades listed in Miss. Code 27-65-23, whose entire charge is taxed. */
const MISSISSIPPI_LISTED: readonly LawTrade[] = [
  'hvac',
  'heating',
  'cooling',
  'refrigeration',
  'plumbing',
  'electrical',
  'landscaping',
];
/** A.R.S. 42-5075: modification is taxed on 65% of the price. */
const ARIZONA_SHARE_PPM = 650_000;
/** SDCL 10-46A: 2% of gross receipts, which a contractor may show as up to 2.041% of its other charges. */
const SOUTH_DAKOTA_EXCISE_PPM = 20_410;

/** States whose rule doesn't fit the table of labor and materials. */
const SPECIALS: Readonly<Record<string, Special>> = {
  /** GR-9 and GR-21: motors and machinery are taxed everywhere, passive parts of buildings aren't. */
  AR: (_law, { trade, work }) => {
    if (work !== 'repair' || isOtherService(trade) || trade === 'demolition') return null;
    if (isClimate(trade))
      return taxed(
        BOTH,
        'Arkansas taxes repair of motors, machinery and electrical devices, heating and cooling among them: labor and parts.',
      );
    if (NEITHER_IN_ARKANSAS.includes(trade))
      return untaxed(
        'Arkansas does not tax work on pipes, fixtures, roofs and other passive parts of a building: the contractor pays tax when buying the materials.',
      );
    return notResearched(
      'Arkansas taxes what has a motor or runs on electricity and leaves passive parts of a building free: the item worked on decides.',
    );
  },
  AZ: (_law, { work, trade }) =>
    work === 'new-construction' || trade === 'demolition'
      ? taxed(BOTH, 'Arizona taxes modification (new building, demolition, large alterations) on 65% of the price.', {
          sharePpm: ARIZONA_SHARE_PPM,
        })
      : null,
  /** Commercial refrigeration, covered since 2023; other work wasn't affected. */
  KY: (_law, { trade, place, work }) => {
    if (trade !== 'refrigeration' || (work !== 'repair' && work !== 'maintenance')) return null;
    return place === 'business'
      ? taxed(
          BOTH,
          'Kentucky taxes repair and maintenance of commercial refrigeration equipment since January 2023: labor and parts.',
        )
      : notResearched('Kentucky: refrigeration at homes was not researched.');
  },
  MS: (law, facts) => mississippi(law, facts),
  NE: (_law, { contract, election }) => {
    if (election === 'consumer')
      return untaxed(
        'Under Options 2 and 3 a Nebraska contractor pays tax on the materials and charges the customer none.',
      );
    if (contract === 'separated') return null;
    return election === 'seller'
      ? taxed(BOTH, 'Under Option 1 a Nebraska bill that does not show the labor separately is taxed in full.')
      : {
          kind: 'ask',
          ask: 'election',
          why: 'In Nebraska one price is taxed in full under Option 1, which also holds where none was filed, and not at all under Options 2 and 3.',
        };
  },
  NJ: (_law, facts) => newJersey(facts),
  SD: (_law, { trade }) => {
    if (trade === 'applianceRepair') return taxed(BOTH, 'South Dakota taxes repair of appliances under the sales tax.');
    return isOtherService(trade) || trade === 'demolition'
      ? null
      : taxed(
          BOTH,
          'South Dakota’s contractor’s excise tax of 2% falls on the whole price and may be shown as 2.041% of it. Sales tax on the materials is part of the contractor’s cost.',
          { ratePpm: SOUTH_DAKOTA_EXCISE_PPM },
        );
  },
  HI: (_law, facts) =>
    wholeReceipts(
      'Hawaii’s general excise tax falls on the whole receipt. The most that may be shown to the customer is charged.',
      facts,
    ),
  NM: (_law, facts) =>
    wholeReceipts(
      'New Mexico’s gross receipts tax falls on the whole receipt, at the rate of the job’s location.',
      facts,
    ),
  WA: (_law, facts) =>
    isOtherService(facts.trade) || facts.trade === 'demolition'
      ? null
      : taxed(BOTH, 'Washington taxes the full price of work on buildings as a retail sale, however it is split.'),
  IA: (_law, { trade }) =>
    trade === 'demolition'
      ? notResearched('Iowa lists wrecking among its taxed services; how materials are treated was not researched.')
      : null,
  WV: (_law, { trade }) =>
    trade === 'demolition'
      ? untaxed('West Virginia counts demolition as contracting, which the customer is not taxed on.')
      : null,
  MD: (_law, { trade }) =>
    trade === 'demolition'
      ? untaxed('Maryland treats demolition under the contractor rule: the customer is not taxed.')
      : null,
};

/** Returns the treatment under the state's special rule, or null if its table applies. */
export const specialTreatment = (law: StateLaw, facts: WorkFacts): Treatment | null =>
  SPECIALS[law.state]?.(law, facts) ?? null;

/** Taxes the seller's receipts, regardless of the work. */
function wholeReceipts(why: string, { trade }: WorkFacts): Treatment | null {
  return isOtherService(trade) ? null : taxed(BOTH, why);
}

/** Listed trades pay 7% up to $10,000; above that, business contracts are subject to the contractor's tax, and homes are unclear. */
function mississippi(law: StateLaw, { trade, place, work, totalCents }: WorkFacts): Treatment | null {
  if (trade === 'demolition' || (isOtherService(trade) && trade !== 'landscaping')) return null;
  const isLarge = (totalCents ?? 0) > MISSISSIPPI_LIMIT_CENTS;
  if (isLarge && place === 'home')
    return notResearched('How Mississippi taxes jobs above $10,000 at homes is not settled.');
  // Maintenance, and larger work on homes, aren't in the table, whatever the trade and the price.
  if (work === 'maintenance' || (work !== 'repair' && place === 'home')) return null;
  if (isLarge)
    return taxed(
      BOTH,
      'Mississippi taxes business contracts above $10,000 with the 3.5% contractor’s tax on the whole price.',
      { ratePpm: MISSISSIPPI_CONTRACTOR_PPM },
    );
  if (!MISSISSIPPI_LISTED.includes(trade))
    return untaxed(
      'Mississippi does not tax this trade on jobs up to $10,000: the contractor pays tax on its purchases.',
    );
  return taxed(
    BOTH,
    `Mississippi taxes the whole charge of heating, air conditioning, plumbing, electrical and other listed trades at ${law.stateRatePpm / 10_000}% on jobs up to $10,000.`,
  );
}

/** Repairs are taxed on the labor; a lump-sum price makes the entire price taxable. Servicing home heating is exempt. */
function newJersey(facts: WorkFacts): Treatment | null {
  const { trade, place, work, contract, hasCertificate } = facts;
  if (trade === 'demolition') return untaxed('New Jersey lists demolition as not taxed.');
  const isRepair = work === 'repair' || work === 'maintenance' || (work === 'capital-improvement' && !hasCertificate);
  if (isOtherService(trade) || !isRepair) return null;
  const without =
    work === 'capital-improvement' ? 'Without Form ST-8 on file an improvement is taxed as a repair. ' : '';
  if (place === 'home' && trade === 'heating' && work !== 'capital-improvement')
    return untaxed(
      'New Jersey does not tax the service and repair of the heating system of a home for up to three families.',
    );
  if (place === 'home' && trade === 'hvac' && work !== 'capital-improvement')
    return {
      kind: 'ask',
      ask: 'trade',
      why: 'New Jersey frees the service of a home’s heating system, also one combined with cooling, and taxes that of a system that only cools.',
    };
  return contract === 'separated'
    ? taxed(
        LABOR,
        `${without}New Jersey taxes the labor of repair and maintenance. On the materials the contractor pays tax when buying them.`,
      )
    : taxed(
        BOTH,
        `${without}Under one price New Jersey taxes the whole price of repair and maintenance. Show the labor separately, and only it is taxed.`,
      );
}
