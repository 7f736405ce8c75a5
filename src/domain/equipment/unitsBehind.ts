import type { ListQuery } from '../record/listQuery';
import { AGE_BANDS, isPastLife, monthYoungerThan, type AgeBandId } from './ageBands';
import { COOLING_TYPES, EXPECTED_LIFE } from './life';
import { EQUIPMENT_TYPES, type Equipment, type EquipmentType } from './schema';

/** The units a list shows: those behind a figure of the equipment report. */
export type Units =
  | { kind: 'age'; type: EquipmentType | null; band: AgeBandId | null }
  | { kind: 'past-life'; type: EquipmentType | null }
  /** As stored, however it was typed; empty: units that contain some, but no one entered which. */
  | { kind: 'refrigerant'; names: readonly string[] }
  /** Warranties that end in these months (YYYY-MM), inclusive. */
  | { kind: 'warranty'; from: string; to: string };

/** Firestore's limit for values in one `in`. */
const NAMES_LIMIT = 30;

/** Separates names in a URL: a refrigerant is one line. */
const BETWEEN_NAMES = '\n';

/** Returns the URL query for a list of units. */
export function unitsQuestion(units: Units, title: string): string {
  const asked: Record<string, string> = {
    ...{ show: units.kind, title },
    ...(units.kind === 'age' && units.band !== null && { band: units.band }),
    ...('type' in units && units.type !== null && { type: units.type }),
    ...(units.kind === 'refrigerant' && { names: units.names.slice(0, NAMES_LIMIT).join(BETWEEN_NAMES) }),
    ...(units.kind === 'warranty' && { from: units.from, to: units.to }),
  };
  return Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Parses a URL query; null if it isn't one that a report links to. */
export function unitsOf(params: Pick<URLSearchParams, 'get'>): Units | null {
  const type = EQUIPMENT_TYPES.find((one) => one === params.get('type')) ?? null;
  const shown = params.get('show') ?? '';
  switch (shown) {
    case 'age':
      return { kind: 'age', type, band: AGE_BANDS.find(({ id }) => id === params.get('band'))?.id ?? null };
    case 'past-life':
      return { kind: 'past-life', type };
    case 'refrigerant':
      return {
        kind: 'refrigerant',
        names: (params.get('names') ?? '').split(BETWEEN_NAMES).filter(Boolean).slice(0, NAMES_LIMIT),
      };
    case 'warranty': {
      const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
      return [from, to].every((month) => /^\d{4}-\d{2}$/.test(month)) ? { kind: 'warranty', from, to } : null;
    }
    default:
      return null;
  }
}

type Where = NonNullable<ListQuery['where']>;
const byInstallDate = (where: Where): ListQuery => ({ where, orderBy: [{ field: 'installDate', direction: 'asc' }] });
const ofType = (type: EquipmentType | null): Where =>
  type === null ? [] : [{ field: 'type', operator: '==', value: type }];

/** Units with a known installation date before a month. */
const installedBefore = (month: string): Where => [
  { field: 'installDate', operator: '>', value: '' },
  { field: 'installDate', operator: '<', value: month },
];

function inBand(id: AgeBandId | null, today: string): Where {
  const band = AGE_BANDS.find((one) => one.id === id);
  if (!band) return [];
  if (band.from === null) return [{ field: 'installDate', operator: '==', value: '' }];
  const [, until] = band.from === 0 ? [] : installedBefore(monthYoungerThan(band.from, today));
  const from = band.to === null ? '' : monthYoungerThan(band.to + 1, today);
  return [{ field: 'installDate', operator: from === '' ? '>' : '>=', value: from }, ...(until ? [until] : [])];
}

const SHORTEST_LIFE = Math.min(...Object.values(EXPECTED_LIFE).map(({ years }) => years));

/** The units behind a figure, oldest first, read page by page; `keep` filters what was read. */
export function unitsBehind(
  units: Units,
  today: string,
): { query: ListQuery; keep: (unit: Pick<Equipment, 'type' | 'installDate' | 'refrigerant'>) => boolean } {
  const all = (): boolean => true;
  switch (units.kind) {
    case 'age':
      return { query: byInstallDate([...ofType(units.type), ...inBand(units.band, today)]), keep: all };
    case 'past-life': {
      const years = (units.type && EXPECTED_LIFE[units.type]?.years) ?? SHORTEST_LIFE;
      return {
        query: byInstallDate([...ofType(units.type), ...installedBefore(monthYoungerThan(years, today))]),
        keep: ({ type, installDate }) => isPastLife({ type, installed: installDate }, today),
      };
    }
    case 'refrigerant':
      return units.names.length === 0
        ? {
            query: byInstallDate([{ field: 'type', operator: 'in', value: [...COOLING_TYPES] }]),
            keep: ({ refrigerant }) => refrigerant.trim() === '',
          }
        : { query: byInstallDate([{ field: 'refrigerant', operator: 'in', value: [...units.names] }]), keep: all };
    case 'warranty':
      return {
        query: {
          where: [
            { field: 'warrantyUntil', operator: '>=', value: units.from },
            { field: 'warrantyUntil', operator: '<=', value: `${units.to}-31` },
          ],
          orderBy: [{ field: 'warrantyUntil', direction: 'asc' }],
        },
        keep: all,
      };
  }
}
