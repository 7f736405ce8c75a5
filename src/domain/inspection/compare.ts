import { assessInspection, type AssessedSlot } from './assess';
import { readForm } from './form';
import { readingOf, type ItemVerdict } from './judge';
import { readUnits, type Inspection } from './schema';

/** An earlier inspection for comparison. */
export type Compared = Pick<Inspection, 'form' | 'units' | 'answers' | 'startedAt' | 'number'> & { id: string };

export type ComparedCell = { value: string; unit: string; verdict: ItemVerdict } | null;
export type ComparedRow = {
  key: string;
  label: string;
  section: string;
  /** One per inspection, in their order; null if it wasn't asked or answered. */
  cells: readonly ComparedCell[];
  /** Change from the first to the last reading, for numbers with two or more. */
  moved: number | null;
  /** Whether the verdict or reading ever differs. */
  isChanged: boolean;
};

const normal = (label: string): string => label.trim().toLowerCase();

/**
 * Compares the same unit across its inspections, oldest first: one row per item. Items are matched by their text, because templates and
 * their ids change over the years. `equipmentId` '' compares what isn't asked per unit.
 */
export function compareInspections(inspections: readonly Compared[], equipmentId: string): ComparedRow[] {
  const ordered = inspections.toSorted((one, other) => (one.startedAt < other.startedAt ? -1 : 1));
  const rows = new Map<string, { label: string; section: string; unit: string; cells: ComparedCell[] }>();
  for (const [at, { form, units, answers }] of ordered.entries()) {
    const { slots } = assessInspection({ form: readForm(form), units: readUnits(units), answers });
    for (const slot of slots.filter((one) => concerns(one, equipmentId))) {
      const { item, section, answer, verdict } = slot;
      const key = `${normal(section.title)}|${normal(item.label)}`;
      const row = rows.get(key) ?? {
        label: item.label,
        section: section.title,
        unit: item.unit,
        cells: ordered.map(() => null),
      };
      rows.set(key, row);
      if (answer && verdict !== 'open') row.cells[at] = { value: answer.value, unit: item.unit, verdict };
    }
  }
  return [...rows].flatMap(([key, { label, section, cells }]) => {
    const known = cells.filter((cell) => cell !== null);
    if (known.length === 0) return [];
    const readings = known.flatMap(({ value }) => readingOf(value) ?? []);
    const [first, last] = [readings[0], readings.at(-1)];
    // A template may have changed its unit of measure over the years: the two can't be subtracted.
    const isOneUnit = known.every(({ unit }) => unit === known[0]?.unit);
    const moved = isOneUnit && readings.length >= 2 && first !== undefined && last !== undefined ? last - first : null;
    const isChanged = known.some(({ value, verdict }) => value !== known[0]?.value || verdict !== known[0].verdict);
    return [{ key, label, section, cells, moved, isChanged }];
  });
}

function concerns({ item, unit }: AssessedSlot, equipmentId: string): boolean {
  const isComparable = item.kind !== 'signature' && item.kind !== 'photo' && item.kind !== 'text';
  return isComparable && (unit === null || equipmentId === '' || unit.id === equipmentId);
}
