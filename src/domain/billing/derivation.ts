/** A number that went into an amount. `key` is the node it comes from; '' = entered by a person or defined. */
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
 * The derivation of an amount. With children the amount is always their sum: anything that lowers it is a negative child. Without
 * children it is derived from `inputs` by `formula`, which is text; a node with both had its amount computed first and then divided over
 * the children.
 */
export type DerivationNode = {
  /** Unique in its tree: `line:l1`, `discount:d1:l1`, `tax:t1:l1`. */
  key: string;
  label: string;
  amountCents: number;
  formula: string;
  inputs: readonly DerivationInput[];
  /** Remarks for people: why a discount was capped, why something isn't taxed. */
  notes: readonly string[];
  children: readonly DerivationNode[];
};

/** A document of 200 lines has some 1500 leaves; they share this empty array. */
const NONE: readonly never[] = Object.freeze([]);

type Leaf = {
  key: string;
  label: string;
  amountCents: number;
  formula: string;
  inputs?: readonly DerivationInput[];
  note?: string;
};

/** Builds an amount derived from numbers. */
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

/** Builds an amount that is the sum of others, and can't be anything else. */
export const branch = ({ key, label, formula, children, inputs = NONE, notes = NONE }: Branch): DerivationNode => ({
  key,
  label,
  amountCents: children.reduce((sum, { amountCents }) => sum + amountCents, 0),
  formula,
  inputs,
  notes: notes.filter((note) => note !== ''),
  children,
});

/** Finds the node with this key, at or below `root`. */
export function findNode(root: DerivationNode, key: string): DerivationNode | undefined {
  if (root.key === key) return root;
  for (const child of root.children) {
    const found = findNode(child, key);
    if (found) return found;
  }
  return undefined;
}

/** Yields every node at or below `root`, parents first. */
export function* walkDerivation(root: DerivationNode): Generator<DerivationNode> {
  yield root;
  for (const child of root.children) yield* walkDerivation(child);
}
