import { TAX_CLASSES, type JurisdictionLevel, type Tax, type TaxRule } from './schema';

/** All taxable classes. */
export const TAXABLE = TAX_CLASSES.filter((taxClass) => taxClass !== 'exempt');

/** Builds a rate for everything, at all times; `more` overrides that. */
export const rule = (ratePpm: number, more: Partial<TaxRule> = {}): TaxRule => ({
  taxClasses: [...TAXABLE],
  jobNatures: [],
  ratePpm,
  effectiveFrom: '',
  effectiveTo: '',
  note: '',
  ...more,
});

type TaxParts = {
  id: string;
  name: string;
  place: string;
  level: JurisdictionLevel;
  region: string;
  rules: TaxRule[];
  order?: number;
};
/** Builds a jurisdiction's tax; the one with the smaller `order` comes first. */
export const tax = ({ id, name, place, level, region, rules, order = 100 }: TaxParts): Tax => ({
  id,
  name,
  jurisdiction: { name: place, level, region },
  isCompound: false,
  order,
  rules,
});
