import type { PrintedCompany } from '../paper/header';
import type { JobNature } from '../tax/schema';
import type { BusinessUnit } from './schema';

const UNKNOWN_BUSINESS_UNIT = 'Former unit';
/** What belongs to no unit, in reports and on forms. */
export const NO_BUSINESS_UNIT = 'No unit';

type Units = readonly BusinessUnit[];

/** Those that new work can be given to, by name. */
export const currentUnits = (units: Units): BusinessUnit[] =>
  units.filter(({ isArchived }) => !isArchived).toSorted((a, b) => a.name.localeCompare(b.name));

export const businessUnitName = (units: readonly Pick<BusinessUnit, 'id' | 'name'>[], id: string): string =>
  id === '' ? NO_BUSINESS_UNIT : (units.find((unit) => unit.id === id)?.name ?? UNKNOWN_BUSINESS_UNIT);

/** The unit that does a kind of work; '' where none claims it. Of two that do, the first by name. */
export const unitOfType = (units: Units, jobTypeId: string): string =>
  currentUnits(units).find(({ jobTypeIds }) => jobTypeIds.includes(jobTypeId))?.id ?? '';

/** Whose a job is: as somebody said, or by its type. */
export const unitOfJob = (units: Units, job: { businessUnitId: string; type: string } | null): string =>
  job ? job.businessUnitId || unitOfType(units, job.type) : '';

/**
 * The company as it is printed on papers of one of its units: what the unit has of its own takes the place of the company's. An archived unit stays on
 * what it sent; one that is gone is the company.
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
      // The company's version for dark backgrounds would show another logo there.
      ...(unit.logoUrl !== '' && { logoUrl: unit.logoUrl, logoDarkUrl: '' }),
      ...(unit.color !== '' && { primaryColor: unit.color }),
    },
  };
}

/** What is at the foot of a unit's papers. */
export const footerAs = (settings: { footer: string; units: Units }, businessUnitId: string): string =>
  settings.units.find(({ id }) => id === businessUnitId)?.footer || settings.footer;

/** The kind of work that a unit's documents start with for taxes. */
export const natureAs = (settings: { defaultJobNature: JobNature; units: Units }, businessUnitId: string): JobNature =>
  settings.units.find(({ id }) => id === businessUnitId)?.jobNature || settings.defaultJobNature;

type Prefixes = { invoicePrefix: string; creditNotePrefix: string };

/**
 * What the number of a document of a unit begins with, and whether that is a series of its own. Units with the same beginning share a series, and so do
 * those that begin like the company.
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
