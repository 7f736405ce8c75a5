/** Units as printed after a number; '' = a factor without one. */
export type Unit =
  | ''
  | 'Btu/h'
  | '°F'
  | 'ft'
  | 'ft²'
  | 'ft³'
  | 'in'
  | 'in²'
  | 'cfm'
  | 'gr/lb'
  | '1/h'
  | 'h'
  | '°'
  | 'mph'
  | 'psi'
  | 'fpm'
  | 'in wc'
  | 'in wc/100 ft'
  | 'W'
  | 'people'
  | 'storeys'
  | 'R'
  | 'Btu/(h·ft²·°F)'
  | 'Btu/(h·ft·°F)'
  | 'Btu/(h·ft²)'
  | 'Btu/(h·°F)'
  | '%';

/** The origin of a number: computed, entered, assumed if not entered, read from a table, or a method constant. */
export type Origin = 'computed' | 'entered' | 'assumed' | 'table' | 'constant';

/**
 * A number with its derivation. `parts` are the numbers `formula` refers to, in order; those without parts are inputs, table rows or
 * constants. An estimate of something not entered expands to what it was estimated from.
 */
export type Derived = {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
  readonly origin: Origin;
  /** As text, with the parts' labels; for a table the row, for an assumption the reason. */
  readonly formula: string;
  /** The book's table, figure or section. '' = none. */
  readonly source: string;
  /** The field of the input record, like `windows.2.uFactor`; '' = not a field. */
  readonly path: string;
  readonly parts: readonly Derived[];
};

/**
 * The definition of a computed number, apart from its parts. Constant per formula, so that thousands of nodes share it.
 */
export type Rule = { readonly label: string; readonly unit: Unit; readonly formula: string; readonly source: string };

const NONE: readonly never[] = Object.freeze([]);

/** Builds a number of the input record. */
export const entered = (label: string, value: number, unit: Unit, path: string): Derived => ({
  label,
  value,
  unit,
  origin: 'entered',
  formula: '',
  source: '',
  path,
  parts: NONE,
});

/** Builds a number no one entered, for reports. `path` is the field that replaces it, `parts` what it was estimated from. */
export const assumed = (
  label: string,
  value: number,
  unit: Unit,
  why: string,
  path: string,
  parts: readonly Derived[] = NONE,
): Derived => ({
  label,
  value,
  unit,
  origin: 'assumed',
  formula: why,
  source: '',
  path,
  parts,
});

/** An assumption with a trial value, for finding its effect on the loads. */
export type Trial = { label: string; path: string; value: number };

/**
 * Returns an assumption, or the trial value that replaces it. For assumptions without a single field in the record, whose `path` is a
 * whole list: all others are tried by entering a value in their field.
 */
export const triedIn = (trial: Trial | undefined, assumption: Derived): Derived =>
  trial?.label === assumption.label && trial.path === assumption.path
    ? { ...assumption, value: trial.value }
    : assumption;

/** Returns the entered value, or the default with its reason. */
export const enteredOr = (
  label: string,
  value: number | undefined,
  unit: Unit,
  path: string,
  fallback: number,
  why: string,
): Derived => (value === undefined ? assumed(label, fallback, unit, why, path) : entered(label, value, unit, path));

/** Builds a number read from a table; `parts` are the lookup values. */
export const looked = (
  label: string,
  value: number,
  unit: Unit,
  source: string,
  row: string,
  parts: readonly Derived[] = NONE,
): Derived => ({
  label,
  value,
  unit,
  origin: 'table',
  formula: row,
  source,
  path: '',
  parts,
});

/** Builds a number that the method prescribes. */
export const constant = (label: string, value: number, unit: Unit, source: string): Derived => ({
  label,
  value,
  unit,
  origin: 'constant',
  formula: '',
  source,
  path: '',
  parts: NONE,
});

/** The values of the parts, in order. */
type ValuesOf<P extends readonly Derived[]> = { [K in keyof P]: number };

/**
 * Computes a number from others and keeps the derivation. The same call computes and explains, so that the explanation can't differ from
 * the result. `derive1` to `derive6` do the same for that many parts.
 * @param compute gets the values of `parts`, in order
 */
export const derive = <const P extends readonly Derived[]>(
  rule: Rule,
  parts: P,
  compute: (values: ValuesOf<P>) => number,
): Derived => computed(rule, (compute as (values: number[]) => number)(parts.map(({ value }) => value)), parts);

// Written out: a house has thousands of these, and argument arrays would take a quarter of its calculation time.

/** Computes a number from another one and keeps the derivation; see `derive`. */
export const derive1 = (rule: Rule, a: Derived, compute: (a: number) => number): Derived =>
  computed(rule, compute(a.value), [a]);

/** Computes a number from two others and keeps the derivation; see `derive`. */
export const derive2 = (rule: Rule, a: Derived, b: Derived, compute: (a: number, b: number) => number): Derived =>
  computed(rule, compute(a.value, b.value), [a, b]);

/** Computes a number from three others and keeps the derivation; see `derive`. */
export const derive3 = (
  rule: Rule,
  a: Derived,
  b: Derived,
  c: Derived,
  compute: (a: number, b: number, c: number) => number,
): Derived => computed(rule, compute(a.value, b.value, c.value), [a, b, c]);

/** Computes a number from four others and keeps the derivation; see `derive`. */
export const derive4 = (
  rule: Rule,
  a: Derived,
  b: Derived,
  c: Derived,
  d: Derived,
  compute: (a: number, b: number, c: number, d: number) => number,
): Derived => computed(rule, compute(a.value, b.value, c.value, d.value), [a, b, c, d]);

/** Computes a number from five others and keeps the derivation; see `derive`. */
export const derive5 = (
  rule: Rule,
  a: Derived,
  b: Derived,
  c: Derived,
  d: Derived,
  e: Derived,
  compute: (a: number, b: number, c: number, d: number, e: number) => number,
): Derived => computed(rule, compute(a.value, b.value, c.value, d.value, e.value), [a, b, c, d, e]);

/** Computes a number from six others and keeps the derivation; see `derive`. */
export const derive6 = (
  rule: Rule,
  a: Derived,
  b: Derived,
  c: Derived,
  d: Derived,
  e: Derived,
  f: Derived,
  compute: (a: number, b: number, c: number, d: number, e: number, f: number) => number,
): Derived => computed(rule, compute(a.value, b.value, c.value, d.value, e.value, f.value), [a, b, c, d, e, f]);

const computed = ({ label, unit, formula, source }: Rule, value: number, parts: readonly Derived[]): Derived => ({
  label,
  value,
  unit,
  origin: 'computed',
  formula,
  source,
  path: '',
  parts,
});

/** Returns the sum of any number of numbers. */
export function total(label: string, unit: Unit, parts: readonly Derived[], source = ''): Derived {
  let value = 0;
  for (const part of parts) value += part.value;
  return {
    label,
    value,
    unit,
    origin: 'computed',
    formula: parts.length === 0 ? 'there are none' : 'sum of the parts',
    source,
    path: '',
    parts,
  };
}

/** Returns the same number under another name. */
export const renamed = ({ value, unit, origin, formula, source, path, parts }: Derived, label: string): Derived => ({
  label,
  value,
  unit,
  origin,
  formula,
  source,
  path,
  parts,
});

/** Yields every number at or below `root`, the whole before its parts. Shared parts come as often as they are used. */
export function* walk(root: Derived): Generator<Derived> {
  yield root;
  for (const part of root.parts) yield* walk(part);
}

/** Returns the assumptions at or below these numbers, each field once. */
export function assumptionsIn(roots: readonly Derived[]): Derived[] {
  const found = new Map<string, Derived>();
  const seen = new Set<Derived>();
  const visit = (node: Derived): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.origin === 'assumed') found.set(`${node.path}:${node.label}`, node);
    node.parts.forEach(visit);
  };
  roots.forEach(visit);
  return [...found.values()];
}
