import { proposedClass, proposedKind } from '../tax/proposeClass';
import type { DocumentLine } from './schema';

type Named = Pick<DocumentLine, 'name' | 'kind' | 'taxClass' | 'pricebookItemId'>;

/** Suggests a line's kind and tax class from the words in its name. */
function proposalOf(name: string): Pick<DocumentLine, 'kind' | 'taxClass'> {
  const word = proposedKind(name);
  const kind = word === null || word === 'shipping' ? 'service' : word;
  return { kind, taxClass: proposedClass({ kind, name }) ?? 'unset' };
}

/**
 * Returns what changes with a line's name. Until someone chooses how it is taxed, its name suggests it; a class that was chosen, or came
 * from the price list, stays.
 */
export function renamed(line: Named, name: string): Pick<DocumentLine, 'name'> & Partial<DocumentLine> {
  const before = proposalOf(line.name);
  const isOpen =
    line.pricebookItemId === '' && line.taxClass === before.taxClass && (line.name === '' || line.kind === before.kind);
  return isOpen ? { name, ...proposalOf(name) } : { name };
}
