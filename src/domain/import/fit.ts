import { phonesIn } from '../contact/phonesIn';
import type { ColumnMapping } from './mapping';
import { targetInfo, type ImportTarget } from './targets';
import { splitEmails } from './values';

/** A column whose values don't look like its target: probably swapped with another. */
export type FitWarning = { column: number; target: ImportTarget; message: string };

const SHAPES = {
  email: {
    words: 'e-mail addresses',
    fits: (value: string) => splitEmails(value).every((part) => /^\S+@\S+\.\S+$/.test(part)),
  },
  phone: {
    words: 'phone numbers',
    fits: (value: string) => phonesIn(value).phones.length > 0,
  },
  postalCode: {
    words: 'ZIP codes',
    fits: (value: string) => /^(\d{4,5}(-\d{4})?(\.0)?|[a-z]\d[a-z] ?\d[a-z]\d)$/i.test(value),
  },
} as const;
type Shape = keyof typeof SHAPES;

const SHAPE_OF: Partial<Record<ImportTarget, Shape>> = {
  email: 'email',
  otherEmail: 'email',
  phone: 'phone',
  mobilePhone: 'phone',
  otherPhone: 'phone',
  billingPostalCode: 'postalCode',
  servicePostalCode: 'postalCode',
};
/** Targets whose values consist of words only. */
const WORDY = new Set<ImportTarget>([
  'firstName',
  'lastName',
  'companyName',
  'displayName',
  'billingCity',
  'serviceCity',
  'billingState',
  'serviceState',
  'billingStreet',
  'serviceStreet',
]);

const LEAST_VALUES = 3;

/** Finds columns most of whose values don't fit their target, based on a sample of the file's rows. */
export function findMisfits(
  columns: readonly string[],
  mapping: ColumnMapping,
  sample: readonly { cells: readonly string[] }[],
): FitWarning[] {
  return mapping.flatMap((target, column) => {
    if (target === '') return [];
    const values = sample.map(({ cells }) => (cells[column] ?? '').trim()).filter((value) => value !== '');
    if (values.length < LEAST_VALUES) return [];
    const isMostly = (shape: Shape): boolean => values.filter(SHAPES[shape].fits).length > values.length / 2;
    const wanted = SHAPE_OF[target];
    const other = (Object.keys(SHAPES) as Shape[]).find((shape) => shape !== wanted && isMostly(shape));
    const isMisfit = wanted ? !isMostly(wanted) : WORDY.has(target) && other !== undefined;
    if (!isMisfit) return [];
    const seen = other
      ? `mostly holds ${SHAPES[other].words}`
      : `holds few ${wanted ? SHAPES[wanted].words : 'fitting values'}`;
    return [
      { column, target, message: `“${columns[column] ?? ''}” ${seen}, but goes to “${targetInfo(target).label}”.` },
    ];
  });
}
