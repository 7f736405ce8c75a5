import { useMemo } from 'react';
import type { CategoryEntry } from '@/entities/pricebook/useCategories';
import { PlainList } from '@/ui/layout/PlainList';
import classes from './pricebook.module.css';

type CategoryTreeProps = {
  tree: readonly CategoryEntry[];
  /** '' = all, `none` = without a category. */
  value: string;
  onChange: (id: string) => void;
  /** Number of items directly in each category; null while unknown. */
  counts: Readonly<Record<string, number>> | null;
};

/** Shows the categories next to the list. Selecting one shows its items and those of all its subcategories. */
export function CategoryTree({ tree, value, onChange, counts }: CategoryTreeProps) {
  const total = useMemo(() => Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0), [counts]);
  const select = (id: string, label: string, depth: number, count: number) => (
    <button
      type="button"
      className={classes.category}
      aria-current={value === id ? 'true' : undefined}
      style={{ paddingInlineStart: `calc(${depth} * 1rem + var(--mantine-spacing-sm))` }}
      onClick={() => onChange(id)}
    >
      <span>{label}</span>
      {counts && <span className={classes.count}>{count}</span>}
    </button>
  );
  const branch = (nodes: readonly CategoryEntry[]) => (
    <PlainList>
      {nodes.map((node) => (
        <li key={node.category.id}>
          {select(node.category.id, node.category.name, node.depth, countWithin(node, counts ?? {}))}
          {node.children.length > 0 && branch(node.children)}
        </li>
      ))}
    </PlainList>
  );
  return (
    <nav aria-label="Categories">
      {select('', 'All items', 0, total)}
      {branch(tree)}
      {tree.length > 0 && select('none', 'Without a category', 0, counts?.[''] ?? 0)}
    </nav>
  );
}

const countWithin = (node: CategoryEntry, counts: Readonly<Record<string, number>>): number =>
  (counts[node.category.id] ?? 0) + node.children.reduce((sum, child) => sum + countWithin(child, counts), 0);
