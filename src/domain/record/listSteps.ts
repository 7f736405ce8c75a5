import { isSame } from '@/lib/stableJson';
import { LOOKED_INTO } from './lookedInto';

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

const idOf = (element: unknown): unknown =>
  typeof element === 'object' && element !== null && 'id' in element ? element.id : undefined;

/**
 * Returns the lists to write one after the other, so that each differs from the previous one by at most `most` new or changed elements,
 * and the last one is `after`. Until its turn, a changed element stays as it was, and a new one is missing; removals go with the first
 * step.
 */
export function listSteps<T>(before: readonly T[], after: readonly T[], most: number): T[][] {
  const isKnown = after.map((element) => before.some((known) => isSame(known, element)));
  const earlier = after.map((element, at) => {
    const id = isKnown[at] ? undefined : idOf(element);
    return id === undefined ? undefined : before.find((known) => idOf(known) === id);
  });
  const freshCount = isKnown.filter((known) => !known).length;
  const stepCount = Math.max(1, Math.ceil(freshCount / most));
  return Array.from({ length: stepCount }, (_, step) => {
    let room = (step + 1) * most;
    return after.flatMap((element, at) => {
      if (isKnown[at]) return [element];
      room -= 1;
      if (room >= 0) return [element];
      const old = earlier[at];
      return old === undefined ? [] : [old];
    });
  });
}

const listOf = (value: unknown): List => (Array.isArray(value) ? (value as List) : []);

/**
 * Splits a change of a record into successive changes: the first has all its fields, the others what doesn't fit in it from the lists
 * that the rules inspect. `before` is the record as stored; empty for a new one.
 */
export function changeSteps(collection: string, before: Fields, change: Fields): [Fields, ...Fields[]] {
  const looked: Readonly<Record<string, number>> = Object.hasOwn(LOOKED_INTO, collection)
    ? LOOKED_INTO[collection as keyof typeof LOOKED_INTO]
    : {};
  const lists = Object.entries(looked)
    .filter(([field]) => Array.isArray(change[field]))
    .map(([field, most]) => [field, listSteps(listOf(before[field]), listOf(change[field]), most)] as const);
  const stepCount = Math.max(1, ...lists.map(([, steps]) => steps.length));
  const step = (number: number): Fields =>
    Object.fromEntries(lists.flatMap(([field, steps]) => (steps[number] ? [[field, steps[number]]] : [])));
  return [{ ...change, ...step(0) }, ...Array.from({ length: stepCount - 1 }, (_, index) => step(index + 1))];
}
