import type { PropertyUse } from '../property/use';
import type { Contract, DocumentTax, TaxRule, TaxZone } from './schema';

/** A document's work for tax purposes. By default it is a home, with labor and materials shown separately. */
export type Worksite = { place: PropertyUse; contract: Contract; hasCertificate: boolean };

export const worksiteOf = ({
  place = 'home',
  contract = 'separated',
  hasCertificate = false,
}: Pick<DocumentTax, 'place' | 'contract' | 'hasCertificate'>): Worksite => ({ place, contract, hasCertificate });

type Conditions = Pick<TaxRule, 'jobNatures' | 'places' | 'contracts' | 'certificate'>;

/** Whether a rule applies to such work, whatever the day and the class. */
export function fitsWork(
  { jobNatures, places = [], contracts = [], certificate = '' }: Conditions,
  tax: Pick<DocumentTax, 'jobNature' | 'place' | 'contract' | 'hasCertificate'>,
): boolean {
  const { place, contract, hasCertificate } = worksiteOf(tax);
  return (
    (jobNatures.length === 0 || jobNatures.includes(tax.jobNature)) &&
    (places.length === 0 || places.includes(place)) &&
    (contracts.length === 0 || contracts.includes(contract)) &&
    (certificate === '' || hasCertificate === (certificate === 'on-file'))
  );
}

/** Counts how specific a rule is: of two that apply, the more specific one counts. */
export const conditionCount = ({ jobNatures, places = [], contracts = [], certificate = '' }: Conditions): number =>
  [jobNatures, places, contracts, certificate].filter(({ length }) => length > 0).length;

/** Returns what a zone needs to know about the work beyond its kind: only that is asked. */
export function askedByZone({ taxes }: Pick<TaxZone, 'taxes'>): {
  place: boolean;
  contract: boolean;
  certificate: boolean;
} {
  const rules = taxes.flatMap((tax) => tax.rules);
  return {
    place: rules.some(({ places = [] }) => places.length > 0),
    contract: rules.some(({ contracts = [] }) => contracts.length > 0),
    certificate: rules.some(({ certificate = '' }) => certificate !== ''),
  };
}

/** Does the same for one piece of work: whether its pricing or its certificate may change the tax. */
export function askedByWork(
  { taxes }: Pick<TaxZone, 'taxes'>,
  tax: Pick<DocumentTax, 'jobNature' | 'place' | 'contract' | 'hasCertificate'>,
): { contract: boolean; certificate: boolean } {
  const open = taxes.flatMap(({ rules }) =>
    rules.filter((rule) => fitsWork({ jobNatures: rule.jobNatures, places: rule.places }, tax)),
  );
  return {
    contract: open.some(({ contracts = [] }) => contracts.length > 0),
    certificate: open.some(({ certificate = '' }) => certificate !== ''),
  };
}
