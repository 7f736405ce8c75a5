import { proposedClass, proposedKind } from '../tax/proposeClass';
import type { LineTaxClass } from '../tax/schema';
import { kindOfCategory } from './csvFields';
import type { PricebookItem, PricebookKind } from './schema';

/** What a row of a file says of an item in addition to its fields. `isTaxable` null = it does not say. */
export type RowHints = { category: string; hasKind: boolean; hasTaxClass: boolean; isTaxable: boolean | null };

function kindOf(name: string, category: string): PricebookKind {
  const byCategory = kindOfCategory(category);
  if (byCategory) return byCategory;
  const word = proposedKind(name);
  if (word === 'labour') return /\blabou?r\b/i.test(name) ? 'labour' : 'service';
  return word === null || word === 'shipping' ? 'service' : word;
}

/** The class after the file said only that something is taxed or that it is not. Labor is taxed where the state says so. */
function afterTaxable(isTaxable: boolean, taxClass: LineTaxClass, proposed: LineTaxClass | null): LineTaxClass {
  if (!isTaxable) return taxClass === 'labour' || (taxClass === 'unset' && proposed === 'labour') ? 'labour' : 'exempt';
  if (taxClass !== 'unset' && taxClass !== 'exempt') return taxClass;
  return proposed ?? 'other';
}

/**
 * Kind and tax class of a row's item: what the file says, else, for a new item, what its category and its words propose.
 * A class that nothing proposes stays open, and lines with the item ask.
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
