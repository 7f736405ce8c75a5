import type { DerivationNode } from '@/domain/billing/derivation';
import { findNode } from '@/domain/billing/derivation';
import type { DocumentResult } from '@/domain/billing/result';

/** One figure of a document, with its derivation tree. */
export type TotalRow = {
  key: string;
  label: string;
  amountCents: number;
  node: DerivationNode;
  weight: 'normal' | 'strong';
};

/** Returns the figures below the lines, from the subtotal to the balance. Zero amounts are left out. */
export function totalRows(result: DocumentResult): TotalRow[] {
  const { derivation, isTaxIncluded } = result;
  const { balance, deposit, tax } = derivation;
  const total = findNode(balance, 'total') ?? balance;
  const row = (node: DerivationNode | undefined, weight: TotalRow['weight'] = 'normal'): TotalRow[] =>
    node ? [{ key: node.key, label: node.label, amountCents: node.amountCents, node, weight }] : [];
  const part = (key: string): DerivationNode | undefined => total.children.find((node) => node.key === key);
  const settlements = balance.children.filter(({ key }) => key !== 'total');
  return [
    ...row(part('subtotal')),
    ...(part('discounts')?.children ?? []).flatMap((node) => row(node)),
    ...(part('fees')?.children ?? []).flatMap((node) => row(node)),
    ...(isTaxIncluded ? [] : (part('tax')?.children ?? []).flatMap((node) => row(node))),
    ...(result.tipCents === 0 ? [] : row(part('tip'))),
    ...row(total, 'strong'),
    ...(isTaxIncluded && tax.amountCents !== 0 ? row(tax) : []),
    ...(result.deposit.dueCents === 0 ? [] : row(deposit)),
    ...settlements.flatMap((node) => row(node)),
    ...(settlements.length === 0 ? [] : row(balance, 'strong')),
  ];
}
