import { PROPERTY_USES, type PropertyUse } from '../../property/use';
import { JOB_NATURES, type JobNature } from '../schema';
import { certificateName, type StateLaw } from './stateLaw';
import type { Treatment } from './wording';
import { treatmentFor, type LawCompany } from './zoneRules';

const NOT_RESEARCHED = 'Not researched';

/** Describes what is taxed for a kind of work at a kind of property, in a few words: `Materials, if shown separately`. */
export function taxedInWords(law: StateLaw, company: LawCompany, place: PropertyUse, work: JobNature): string {
  const partsWith = (hasCertificate: boolean): string => {
    const [separated, onePrice] = (['separated', 'onePrice'] as const).map((contract) =>
      parts(treatmentFor(law, company, { place, work, contract, hasCertificate })),
    );
    if (separated === onePrice) return separated ?? NOT_RESEARCHED;
    if (onePrice === 'Nothing') return `${separated}, if shown separately`;
    return `${separated}; with one price ${onePrice?.toLowerCase()}`;
  };
  const [without, withIt] = [partsWith(false), partsWith(true)];
  return without === withIt ? without : `${withIt} with ${certificateName(law)}, else ${without.toLowerCase()}`;
}

function parts(treatment: Treatment): string {
  if (treatment.kind === 'ask') return treatment.ask === 'accountant' ? NOT_RESEARCHED : 'It depends';
  if (treatment.labor && treatment.materials)
    return treatment.sharePpm < 1_000_000 ? '65% of the price' : 'Labor and materials';
  if (treatment.labor) return 'Labor';
  return treatment.materials ? 'Materials' : 'Nothing';
}

/** Whether the law is known well enough for a proposal: the tax on an ordinary repair, at a home and at a business. */
export const isProposable = (law: StateLaw, company: LawCompany): boolean =>
  law.confidence !== 'low' &&
  PROPERTY_USES.every(
    (place) =>
      treatmentFor(law, company, { place, work: 'repair', contract: 'separated', hasCertificate: false }).kind ===
      'taxed',
  );

/** Whether the law taxes anything that the company may do there. */
export const taxesAnything = (law: StateLaw, company: LawCompany): boolean =>
  PROPERTY_USES.some((place) =>
    JOB_NATURES.some((work) =>
      (['separated', 'onePrice'] as const).some((contract) => {
        const treatment = treatmentFor(law, company, { place, work, contract, hasCertificate: false });
        return treatment.kind === 'taxed' && (treatment.labor || treatment.materials);
      }),
    ),
  );
