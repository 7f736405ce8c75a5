import { z } from 'zod';
import { requiredLine } from '../record/schema';

/** All of a company's categories are read together. */
export const CATEGORY_LIMIT = 500;
const CATEGORY_DEPTH_LIMIT = 6;

export const pricebookCategorySchema = z.object({
  name: requiredLine(80, 'Name the category'),
  /** '' = top level. */
  parentId: z.string().max(128).default(''),
  /** Position among its siblings, lower first; then by name. */
  order: z.number().int().min(0).max(100_000).default(0),
});
export type PricebookCategory = z.infer<typeof pricebookCategorySchema>;

type Stored = PricebookCategory & { id: string };
export type CategoryNode<T extends Stored = Stored> = {
  category: T;
  depth: number;
  /** `Heating › Furnaces`. */ path: string;
  children: CategoryNode<T>[];
};

const siblings = (a: Stored, b: Stored): number => a.order - b.order || a.name.localeCompare(b.name);

/**
 * Builds the category tree. Even after concurrent edits by two people, every category appears exactly once: one whose parent is gone, or
 * that is its own descendant, moves to the top level.
 */
export function categoryTree<T extends Stored>(categories: readonly T[]): CategoryNode<T>[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const childrenOf = new Map<string, T[]>();
  for (const category of categories) {
    const parentId = isRooted(category, byId) ? category.parentId : '';
    childrenOf.set(parentId, [...(childrenOf.get(parentId) ?? []), category]);
  }
  const build = (parentId: string, depth: number, above: string): CategoryNode<T>[] =>
    (childrenOf.get(parentId) ?? []).toSorted(siblings).map((category) => {
      const path = above === '' ? category.name : `${above} › ${category.name}`;
      return { category, depth, path, children: build(category.id, depth + 1, path) };
    });
  return build('', 0, '');
}

/** Whether the chain of parents ends at the top. */
function isRooted(category: Stored, byId: ReadonlyMap<string, Stored>): boolean {
  const seen = new Set([category.id]);
  let { parentId } = category;
  while (parentId !== '') {
    const parent = byId.get(parentId);
    if (!parent || seen.has(parentId)) return false;
    seen.add(parentId);
    ({ parentId } = parent);
  }
  return true;
}

/** Flattens the tree in display order, each node with its depth. */
export const flattenTree = <T extends Stored>(nodes: readonly CategoryNode<T>[]): CategoryNode<T>[] =>
  nodes.flatMap((node) => [node, ...flattenTree(node.children)]);

/** Returns a category and all its descendants. */
export function withDescendants(id: string, categories: readonly Stored[]): string[] {
  const find = (nodes: readonly CategoryNode[]): CategoryNode | undefined =>
    flattenTree(nodes).find(({ category }) => category.id === id);
  const node = find(categoryTree(categories));
  return node ? flattenTree([node]).map(({ category }) => category.id) : [id];
}

/** Returns why `id` can't be moved below `parentId`, as a message; '' when it can. */
export function moveFault(id: string, parentId: string, categories: readonly Stored[]): string {
  if (parentId === '') return '';
  if (withDescendants(id, categories).includes(parentId)) return 'A category cannot be inside itself';
  const nodes = flattenTree(categoryTree(categories));
  const parent = nodes.find(({ category }) => category.id === parentId);
  if (!parent) return 'That category no longer exists';
  const own = nodes.find(({ category }) => category.id === id);
  const height = own ? Math.max(...flattenTree([own]).map(({ depth }) => depth - own.depth)) : 0;
  return parent.depth + 1 + height >= CATEGORY_DEPTH_LIMIT ? `At most ${CATEGORY_DEPTH_LIMIT} levels` : '';
}
