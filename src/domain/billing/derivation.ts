/** A number that went into an amount. `key` is the node where it comes from; '' = entered by a person or defined. */
export type DerivationInput = { label: string; value: number; unit: 'cents' | 'ppm' | 'e4'; key: string };

export const cents = (label: string, value: number, key = ''): DerivationInput => ({
  label,
  value,
  unit: 'cents',
  key,
});
export const ppm = (label: string, value: number): DerivationInput => ({ label, value, unit: 'ppm', key: '' });
export const quantity = (value: number): DerivationInput => ({ label: 'Quantity', value, unit: 'e4', key: '' });

/**
 * How an amount is derived. With children the amount is always their sum: anything that lowers it is a negative
 * child. Without children it follows from `inputs` by `formula`, which is text; a node with both had its amount
 * computed first and then divided over the children.
 */
export type DerivationNode = {
  /** Unique in its tree: `line:l1`, `discount:d1:l1`, `tax:t1:l1`. */
  key: string;
  label: string;
  amountCents: number;
  formula: string;
  inputs: readonly DerivationInput[];
  /** What a person should know: why a discount was capped, why something is not taxed. */
  notes: readonly string[];
  children: readonly DerivationNode[];
};

/** A document of 200 lines has some 1500 leaves; they share what they do not have. */
const NONE: readonly never[] = Object.freeze([]);

type Leaf = {
  key: string;
  label: string;
  amountCents: number;
  formula: string;
  inputs?: readonly DerivationInput[];
  note?: string;
};

/** An amount that follows from numbers. */
export const leaf = ({ key, label, amountCents, formula, inputs = NONE, note = '' }: Leaf): DerivationNode => ({
  key,
  label,
  amountCents,
  formula,
  inputs,
  notes: note === '' ? NONE : [note],
  children: NONE,
});

type Branch = {
  key: string;
  label: string;
  formula: string;
  children: readonly DerivationNode[];
  inputs?: readonly DerivationInput[];
  notes?: readonly string[];
};

/** An amount that is the sum of others; it cannot be anything else. */
export const branch = ({ key, label, formula, children, inputs = NONE, notes = NONE }: Branch): DerivationNode => ({
  key,
  label,
  amountCents: children.reduce((sum, { amountCents }) => sum + amountCents, 0),
  formula,
  inputs,
  notes: notes.filter((note) => note !== ''),
  children,
});

/** The node with this key, at or below `root`. */
export function findNode(root: DerivationNode, key: string): DerivationNode | undefined {
  if (root.key === key) return root;
  for (const child of root.children) {
    const found = findNode(child, key);
    if (found) return found;
  }
  return undefined;
}

/** Every node at or below `root`, parents first. */
export function* walkDerivation(root: DerivationNode): Generator<DerivationNode> {
  yield root;
  for (const child of root.children) yield* walkDerivation(child);
}
