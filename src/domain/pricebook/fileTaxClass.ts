import { proposedClass, proposedKind } from '../tax/proposeClass';
import type { LineTaxClass } from '../tax/schema';
import { kindOfCategory } from './csvFields';
import type { PricebookItem, PricebookKind } from './schema';

/** A file row's facts about an item beyond its fields. `isTaxable` null = not given. */
export type RowHints = { category: string; hasKind: boolean; hasTaxClass: boolean; isTaxable: boolean | null };

function kindOf(name: string, category: string): PricebookKind {
  const byCategory = kindOfCategory(category);
  if (byCategory) return byCategory;
  const word = proposedKind(name);
  if (word === 'labour') return /\blabou?r\b/i.test(name) ? 'labour' : 'service';
  return word === null || word === 'shipping' ? 'service' : word;
}

/** Returns the class if the file only says whether something is taxed. Labor is taxed if state law says so. */
function afterTaxable(isTaxable: boolean, taxClass: LineTaxClass, proposed: LineTaxClass | null): LineTaxClass {
  if (!isTaxable) return taxClass === 'labour' || (taxClass === 'unset' && proposed === 'labour') ? 'labour' : 'exempt';
  if (taxClass !== 'unset' && taxClass !== 'exempt') return taxClass;
  return proposed ?? 'other';
}

/**
 * Returns kind and tax class of a row's item: as in the file, else, for a new item, as its category and words suggest. If nothing
 * suggests a class it stays open, and lines with the item ask for it.
 */
export function kindAndClass(
  { kind, name, taxClass }: Pick<PricebookItem, 'kind' | 'name' | 'taxClass'>,
  isNew: boolean,
  { category, hasKind, hasTaxClass, isTaxable }: RowHints,
): Pick<PricebookItem, 'kind' | 'taxClass'> {
  const proposedAs = isNew && !hasKind ? kindOf(name, category) : kind;
  const proposed = proposedClass({ kind: proposedAs, name });
  if (hasTaxClass) return { kind: proposedAs, taxClass };
  if (isTaxable !== null) return { kind: proposedAs, taxClass: afterTaxable(isTaxable, taxClass, proposed) };
  return { kind: proposedAs, taxClass: isNew && taxClass === 'unset' ? (proposed ?? 'unset') : taxClass };
}
