import { z } from 'zod';
import { capitalize, yesNo } from '@/lib/words';
import { choiceWords } from '../../calculation/choiceWords';
import type { FieldMeta } from '../../calculation/ranges';
import { compassText } from '../report/compassText';
import { fieldAt } from '../schema/fieldAt';
import type { LoadInputs } from '../schema/inputs';
import { valueAt, type Path } from './path';

const ENTRIES: Readonly<Record<string, string>> = {
  rooms: 'Room',
  walls: 'Wall',
  foundationWalls: 'Foundation wall',
  roofs: 'Roof',
  ceilingsAndFloors: 'Ceiling or floor',
  slabs: 'Slab',
  windows: 'Window',
  skylights: 'Skylight',
  doors: 'Door',
  foundations: 'Foundation',
  equipment: 'Equipment',
  ventilation: 'Ventilation',
  ducts: 'Duct',
  furtherSystems: 'Duct system',
  ductTableLookups: 'Duct table entry',
  insulationLayers: 'Insulation layer',
};

/** A change to a house as text: its subject, the current value, the new one. '' = nothing. US units. */
export type ChangeWords = { label: string; before: string; after: string };

/** Describes a change at a path of the record. `after` is the house with the change made. */
export function changeWords(before: LoadInputs, after: LoadInputs, path: Path): ChangeWords {
  return {
    label: labelOf(valueAt(after, path) === undefined ? before : after, path),
    before: valueWords(path, valueAt(before, path)),
    after: valueWords(path, valueAt(after, path)),
  };
}

/** `Kitchen: Floor area`, `Wall “Kitchen wall”`, `Bedrooms`. */
function labelOf(house: LoadInputs, path: Path): string {
  const names = path.flatMap((step, index): string[] =>
    typeof step === 'number' ? [entryName(house, path.slice(0, index + 1))] : [],
  );
  if (typeof path.at(-1) === 'number') {
    const noun = ENTRIES[String(path.at(-2))] ?? 'Entry';
    return [...names.slice(0, -1), `${noun} “${names.at(-1) ?? ''}”`].join(': ');
  }
  return [...names, titleOf(path)].join(': ');
}

function entryName(house: LoadInputs, path: Path): string {
  const entry = valueAt(house, path) as { id?: unknown } | undefined;
  if (typeof entry?.id === 'string') return entry.id;
  return `${ENTRIES[String(path.at(-2))] ?? 'Entry'} ${String(Number(path.at(-1)) + 1)}`;
}

const metaOf = (path: Path): Partial<FieldMeta> => (fieldAt(path)?.meta() ?? {}) as Partial<FieldMeta>;

/** Groups have no title: `interiorShading` is “Interior shading”. */
const titleOf = (path: Path): string => metaOf(path).title ?? choiceWords(String(path.at(-1) ?? ''));

/** Adds little information: the label has the name, and nearly all surfaces enclose conditioned space. */
const isTold = (name: string, value: unknown): boolean =>
  name !== 'id' && value !== undefined && !(name === 'interiorAdjacentTo' && value === 'conditioned space');

function valueWords(path: Path, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return capitalize(yesNo(value));
  if (typeof value === 'number') return numberWords(path, value);
  if (typeof value === 'string') return fieldAt(path) instanceof z.ZodEnum ? choiceWords(value) : value;
  if (Array.isArray(value)) return value.map((entry, index) => valueWords([...path, index], entry)).join('; ');
  const given = value as Readonly<Record<string, unknown>>;
  const schema = fieldAt(path);
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : Object.keys(given);
  return names
    .map((name) => [name, given[name]] as const)
    .filter(([name, one]) => isTold(name, one))
    .map(([name, one]) => {
      const inner = valueWords([...path, name], one);
      const title = titleOf([...path, name]);
      if (typeof one !== 'object') return `${title} ${inner}`;
      return inner.startsWith(title) ? inner : `${title} (${inner})`;
    })
    .join(', ');
}

function numberWords(path: Path, value: number): string {
  const { unit = '' } = metaOf(path);
  if (unit === 'degrees' && path.at(-1) === 'azimuthDeg') return compassText(value);
  const shown = value.toLocaleString('en-US', { maximumFractionDigits: 3 });
  if (unit === 'ft²·°F·h/Btu') return `R-${shown}`;
  if (unit === '(a fraction)') return `${(value * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
  return unit === '' ? shown : `${shown} ${unit === 'degrees' ? '°' : unit}`;
}
