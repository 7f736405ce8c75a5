/** A path in a house's record, like `['windows', 2, 'uFactor']`. */
export type Path = readonly (string | number)[];

type Branch = Readonly<Record<string, unknown>> | readonly unknown[];
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
const child = (branch: Branch, step: string | number): unknown =>
  (branch as Readonly<Record<string | number, unknown>>)[step];

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (isBranch(value) ? child(value, step) : undefined), root);

/**
 * Returns the same with another value at a path; everything off the path stays the same object, and so does the root when the value is
 * already there. `undefined` removes a field from its group, or an entry from its list; missing groups and lists on the path are created.
 */
export function withValueAt<T>(root: T, path: Path, value: unknown): T {
  return Object.is(valueAt(root, path), value) ? root : (put(root, path, value) as T);
}

function put(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const next = rest.length === 0 ? value : put(isBranch(root) ? child(root, step) : undefined, rest, value);
  if (typeof step === 'number') {
    const list = Array.isArray(root) ? (root as readonly unknown[]) : [];
    if (next === undefined) return list.filter((_, index) => index !== step);
    return step < list.length ? list.map((entry, index) => (index === step ? next : entry)) : [...list, next];
  }
  const group = isBranch(root) && !Array.isArray(root) ? (root as Readonly<Record<string, unknown>>) : {};
  if (next !== undefined) return { ...group, [step]: next };
  const { [step]: _gone, ...others } = group;
  return others;
}

/** Parses an issue's path, like `windows.2.uFactor`, into steps. */
export const pathOfText = (text: string): Path =>
  text === '' ? [] : text.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
export const textOfPath = (path: Path): string => path.join('.');

type Listed = { id?: unknown };
const BREAK = '\n';

/** Returns a key for a path that survives entries being added and removed: entries are identified by their id if they have one. */
export function keyOfPath(root: unknown, path: Path): string {
  return path
    .map((step, index) => {
      const id =
        typeof step === 'number' ? (valueAt(root, path.slice(0, index + 1)) as Listed | undefined)?.id : undefined;
      return typeof id === 'string' ? `#${id}` : String(step);
    })
    .join(BREAK);
}

/** Returns the path of such a key; null when its entry is gone. */
export function pathOfKey(root: unknown, key: string): Path | null {
  const path: (string | number)[] = [];
  for (const step of key.split(BREAK)) {
    const here = valueAt(root, path);
    if (step.startsWith('#')) {
      const index = Array.isArray(here) ? here.findIndex((entry: Listed) => entry.id === step.slice(1)) : -1;
      if (index < 0) return null;
      path.push(index);
    } else {
      const index = Number(step);
      if (Array.isArray(here) && !(index in here)) return null;
      path.push(Array.isArray(here) ? index : step);
    }
  }
  return path;
}
