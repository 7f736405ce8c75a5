import { calculateLoads } from '@/domain/load-calc/calculate';
import { readHouse, readQuick, writeHouse, writeQuick } from '@/domain/load-calc/project/house';
import type { ChosenStation, ConsideredEquipment, LoadProject } from '@/domain/load-calc/project/schema';
import { totalsOf } from '@/domain/load-calc/project/totals';
import type { QuickInputs } from '@/domain/load-calc/quick/schema';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';

/** Fields that are edited as they are stored. */
const PLAIN = ['title', 'address', 'notes', 'customerId', 'customerName', 'propertyId', 'jobId', 'mode'] as const;

/** What is edited of a load calculation, with the house as a record instead of its text. */
export type Work = Pick<LoadProject, (typeof PLAIN)[number]> & {
  /** Null where the quick questions were never answered. */
  quick: QuickInputs | null;
  house: LoadInputs;
  station: ChosenStation | null;
  considered: readonly ConsideredEquipment[];
};

/** Null when the house cannot be read. */
export function workOf(project: LoadProject): Work | null {
  const { title, address, notes, customerId, customerName, propertyId, jobId, mode, station, considered } = project;
  const { inputs } = readHouse(project.house);
  return inputs
    ? {
        title,
        address,
        notes,
        customerId,
        customerName,
        propertyId,
        jobId,
        mode,
        quick: readQuick(project.quick),
        house: inputs,
        station,
        considered,
      }
    : null;
}

/** The record's fields for what differs between two states; nothing when they are the same. */
export function changedFields(from: Work, to: Work): Partial<LoadProject> {
  const changes: Partial<LoadProject> = {
    ...Object.fromEntries(PLAIN.filter((field) => isChanged(from, to, field)).map((field) => [field, to[field]])),
    ...(to.quick !== from.quick && { quick: to.quick === null ? '' : writeQuick(to.quick) }),
    ...(to.station !== from.station && { station: to.station }),
    ...(to.considered !== from.considered && { considered: [...to.considered] }),
  };
  return to.house === from.house
    ? changes
    : { ...changes, house: writeHouse(to.house), totals: totalsOf(to.house, calculateLoads(to.house)) };
}

const SHARED = [...PLAIN, 'quick', 'station', 'considered', 'house'] as const;

/** An empty title is no change: the former one is kept until there is another. */
const isChanged = (from: Work, to: Work, part: (typeof SHARED)[number]): boolean =>
  to[part] !== from[part] && (part !== 'title' || to.title.trim() !== '');

/** Whether `to` has anything that `from` has not. */
export const hasChanges = (from: Work, to: Work): boolean => SHARED.some((part) => isChanged(from, to, part));

/**
 * `mine` with what others changed: each part that I have left as it was `before` is taken from `theirs`.
 */
export function withTheirs<T extends Work>(mine: T, before: Work, theirs: Work): T {
  const taken = Object.fromEntries(
    SHARED.filter((part) => mine[part] === before[part] && theirs[part] !== before[part]).map((part) => [
      part,
      theirs[part],
    ]),
  );
  return Object.keys(taken).length === 0 ? mine : { ...mine, ...taken };
}

/** A record just read, with the parts that hold the same as `known` being the very same objects. */
export function recognised(read: Work, known: Work): Work {
  const parts = SHARED.filter(
    (part) => read[part] !== known[part] && trimmedJson(read[part]) === trimmedJson(known[part]),
  );
  return { ...read, ...Object.fromEntries(parts.map((part) => [part, known[part]])) };
}

/** Records are stored without spaces at the ends of texts; who is still typing has one there. */
const trimmedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part.trim() : part));
