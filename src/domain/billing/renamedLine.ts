import { proposedClass, proposedKind } from '../tax/proposeClass';
import type { DocumentLine } from './schema';

type Named = Pick<DocumentLine, 'name' | 'kind' | 'taxClass' | 'pricebookItemId'>;

/** What the words of a line's name propose for it: its kind and how it is taxed. */
function proposalOf(name: string): Pick<DocumentLine, 'kind' | 'taxClass'> {
  const word = proposedKind(name);
  const kind = word === null || word === 'shipping' ? 'service' : word;
  return { kind, taxClass: proposedClass({ kind, name }) ?? 'unset' };
}

/**
 * What changes with a line's name. As long as nobody chose how it is taxed, its words propose it; what was chosen, or came
 * from the price list, stays.
 */
export function renamed(line: Named, name: string): Pick<DocumentLine, 'name'> & Partial<DocumentLine> {
  const before = proposalOf(line.name);
  const isOpen =
    line.pricebookItemId === '' && line.taxClass === before.taxClass && (line.name === '' || line.kind === before.kind);
  return isOpen ? { name, ...proposalOf(name) } : { name };
}
