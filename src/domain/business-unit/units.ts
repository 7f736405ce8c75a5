import type { PrintedCompany } from '../paper/header';
import type { JobNature } from '../tax/schema';
import type { BusinessUnit } from './schema';

const UNKNOWN_BUSINESS_UNIT = 'Former unit';
/** Label for records without a unit, in reports and on forms. */
export const NO_BUSINESS_UNIT = 'No unit';

type Units = readonly BusinessUnit[];

/** Returns the units that new work can be assigned to, by name. */
export const currentUnits = (units: Units): BusinessUnit[] =>
  units.filter(({ isArchived }) => !isArchived).toSorted((a, b) => a.name.localeCompare(b.name));

export const businessUnitName = (units: readonly Pick<BusinessUnit, 'id' | 'name'>[], id: string): string =>
  id === '' ? NO_BUSINESS_UNIT : (units.find((unit) => unit.id === id)?.name ?? UNKNOWN_BUSINESS_UNIT);

/** Returns the unit that does a type of work; '' if none claims it. If two do, the first by name. */
export const unitOfType = (units: Units, jobTypeId: string): string =>
  currentUnits(units).find(({ jobTypeIds }) => jobTypeIds.includes(jobTypeId))?.id ?? '';

/** Returns a job's unit: as chosen, or by its type. */
export const unitOfJob = (units: Units, job: { businessUnitId: string; type: string } | null): string =>
  job ? job.businessUnitId || unitOfType(units, job.type) : '';

/**
 * Returns the company as printed on a unit's documents: the unit's own values override the company's. An archived unit stays on what it
 * sent; a deleted one falls back to the company.
 */
export function printedAs<C extends PrintedCompany>(company: C, units: Units, businessUnitId: string): C {
  const unit = businessUnitId === '' ? undefined : units.find(({ id }) => id === businessUnitId);
  if (!unit) return company;
  const { branding } = company;
  return {
    ...company,
    name: unit.printedName || company.name,
    phone: unit.phone || company.phone,
    email: unit.email || company.email,
    website: unit.website || company.website,
    branding: {
      ...branding,
      // The company's version for dark backgrounds would show a different logo.
      ...(unit.logoUrl !== '' && { logoUrl: unit.logoUrl, logoDarkUrl: '' }),
      ...(unit.color !== '' && { primaryColor: unit.color }),
    },
  };
}

/** Returns the footer of a unit's documents. */
export const footerAs = (settings: { footer: string; units: Units }, businessUnitId: string): string =>
  settings.units.find(({ id }) => id === businessUnitId)?.footer || settings.footer;

/** Returns the initial tax nature of work on a unit's documents. */
export const natureAs = (settings: { defaultJobNature: JobNature; units: Units }, businessUnitId: string): JobNature =>
  settings.units.find(({ id }) => id === businessUnitId)?.jobNature || settings.defaultJobNature;

type Prefixes = { invoicePrefix: string; creditNotePrefix: string };

/**
 * Returns the number prefix of a unit's documents, and whether it is a separate series. Units with the same prefix share a series, and so
 * do those with the company's prefix.
 */
export function seriesOf(
  settings: Prefixes & { units: Units },
  businessUnitId: string,
  of: keyof Prefixes,
): { prefix: string; isOwn: boolean } {
  const own = settings.units.find(({ id }) => id === businessUnitId)?.[of] ?? '';
  const isOwn = own !== '' && own.toLowerCase() !== settings[of].toLowerCase();
  return { prefix: isOwn ? own : settings[of], isOwn };
}
