import { addMonths } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { AGE_BANDS, ageBandOf, isPastLife, type AgeBandId } from '../../equipment/ageBands';
import { EXPECTED_LIFE, LIFE_SOURCES, PHASED_OUT, phasedOut, refrigerantName } from '../../equipment/life';
import { EQUIPMENT_LABELS, type EquipmentType } from '../../equipment/schema';
import { unitsQuestion, type Units } from '../../equipment/unitsBehind';
import { periodLabel } from '../../ledger/months';
import { spokenDay } from '../../ledger/period';
import { sumOf } from '../../money/amounts';
import type { Chart, Figure, Records, Report, ReportInput, ReportTable } from '../model';
import { readStock, type Stock } from '../stock';
import type { ChartTone } from '../tone';
import { BARS, monthLabels, share } from './sums';

/** Warranties are shown for this many months, including the current one; the figure counts the first of them. */
const WARRANTY_MONTHS = 12;
const SOON_MONTHS = 3;

const behind = (units: Units, title: string): Records => ({
  kind: 'page',
  to: paths.reportUnits(unitsQuestion(units, title)),
});

type Kind = { type: EquipmentType; count: number; bands: Record<AgeBandId, number>; pastLife: number };
type Gas = { name: string; texts: string[]; count: number };

/** Reports the equipment a company maintains, as of today: age, refrigerants, and expiring warranties. */
export function equipmentReport({ stock: parts, today }: Pick<ReportInput, 'stock' | 'today'>): Report {
  const stock = readStock(parts);
  const kinds = kindsOf(stock, today);
  const gases = gasesOf(stock);
  const warranties = warrantiesOf(stock, today);
  return {
    figures: figures({ kinds, gases, warranties }),
    charts: [ageChart(kinds), warrantyChart(warranties), pastLifeChart(kinds), gasChart(gases)],
    tables: [ageTable(kinds), gasTable(gases), warrantyTable(warranties)],
    notes: notes(kinds),
  };
}

/** Returns kinds of units with their ages, most frequent first. */
function kindsOf({ units }: Stock, today: string): Kind[] {
  const kinds = new Map<EquipmentType, Kind>();
  for (const { type, installed, count } of units) {
    const kind = kinds.get(type) ?? {
      ...{ type, count: 0, pastLife: 0 },
      bands: { '0-4': 0, '5-9': 0, '10-14': 0, '15': 0, unknown: 0 },
    };
    kind.count += count;
    kind.bands[ageBandOf(installed, today)] += count;
    if (isPastLife({ type, installed }, today)) kind.pastLife += count;
    kinds.set(type, kind);
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}

/** Returns refrigerants by their usual names, most frequent first. */
function gasesOf({ refrigerants }: Stock): Gas[] {
  const gases = new Map<string, Gas>();
  for (const { text, count } of refrigerants) {
    const name = refrigerantName(text);
    const gas = gases.get(name) ?? { name, texts: [], count: 0 };
    if (text !== '' && !gas.texts.includes(text)) gas.texts.push(text);
    gas.count += count;
    gases.set(name, gas);
  }
  return [...gases.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Returns months from the current one on, with the warranties that expire in them. */
function warrantiesOf({ warranties }: Stock, today: string): { month: string; count: number }[] {
  return Array.from({ length: WARRANTY_MONTHS }, (_, index) => {
    const month = addMonths(today.slice(0, 7), index);
    return { month, count: sumOf(warranties.filter((one) => one.month === month).map(({ count }) => count)) };
  });
}

type Worked = {
  kinds: readonly Kind[];
  gases: readonly Gas[];
  warranties: readonly { month: string; count: number }[];
};

const count = (kinds: readonly Kind[], of: (kind: Kind) => number): number => sumOf(kinds.map(of));

function figures({ kinds, gases, warranties }: Worked): Figure[] {
  const stated = { unit: 'count', earlier: null, better: null } as const;
  const old = gases.filter(({ name }) => phasedOut(name) !== null);
  const soon = warranties.slice(0, SOON_MONTHS);
  return [
    {
      ...{ ...stated, id: 'units', label: 'Units', value: count(kinds, (kind) => kind.count) },
      definition: 'All equipment entered at the properties of your customers, as of today.',
      records: behind({ kind: 'age', type: null, band: null }, 'All units'),
    },
    {
      ...{ ...stated, id: 'past-life', label: 'Due for replacement', value: count(kinds, ({ pastLife }) => pastLife) },
      definition: `Units as old as their kind is expected to become, or older: a reason to offer a new one. Expected: ${lives(kinds)} Kinds without a published figure, and units without an installation date, are not counted.`,
      records: behind({ kind: 'past-life', type: null }, 'Due for replacement'),
    },
    {
      ...{ ...stated, id: 'phased-out', label: 'Phased-out refrigerant', value: sumOf(old.map((gas) => gas.count)) },
      definition: `Units with a refrigerant that may no longer be made or imported in the United States: ${PHASED_OUT.map(({ name, since, source }) => `${name} since ${since} (${source.title})`).join(', ')}. What is left is recovered or in stock. The units may stay in use.`,
      records:
        old.length === 0
          ? null
          : behind({ kind: 'refrigerant', names: old.flatMap(({ texts }) => texts) }, 'Phased-out refrigerant'),
    },
    {
      ...{ ...stated, id: 'warranty', label: 'Warranties that end soon', value: sumOf(soon.map((one) => one.count)) },
      definition:
        'Units whose warranty ends this month or in the next two: time for one more check while it pays for what is found.',
      records: behind(
        { kind: 'warranty', from: soon[0]?.month ?? '', to: soon.at(-1)?.month ?? '' },
        'Warranties that end soon',
      ),
    },
    {
      ...{ ...stated, id: 'unknown', label: 'Age not known', value: count(kinds, ({ bands }) => bands.unknown) },
      definition: 'Units without an installation date. The data plate’s serial number often says the year.',
      records: behind({ kind: 'age', type: null, band: 'unknown' }, 'Age not known'),
    },
  ];
}

/** Describes the service lives of the existing kinds: `Furnace 18 years, boiler 25 years.` */
function lives(kinds: readonly Kind[]): string {
  const known = kinds.flatMap(({ type }) => {
    const life = EXPECTED_LIFE[type];
    return life ? [`${EQUIPMENT_LABELS[type]} ${life.years} years`] : [];
  });
  return known.length === 0 ? 'by kind.' : `${known.join(', ')}.`;
}

const TONES: readonly ChartTone[] = ['one', 'two', 'three', 'four', 'five'];

/** Builds a column for each age, segmented by kind: the most frequent ones, and all others together. */
function ageChart(kinds: readonly Kind[]): Chart {
  const shown = kinds.slice(0, TONES.length);
  const others = kinds.slice(TONES.length);
  const toneOf = (index: number): ChartTone => TONES[index] ?? 'quiet';
  return {
    ...{ id: 'ages', title: 'Units by age in years and kind', unit: 'count', kind: 'columns' },
    legend: [
      ...shown.map(({ type }, index) => ({ tone: toneOf(index), label: EQUIPMENT_LABELS[type] })),
      ...(others.length > 0 ? [{ tone: 'quiet' as const, label: 'All other kinds' }] : []),
    ],
    columns: AGE_BANDS.map(({ id, label }) => ({
      ...{ id, label, name: id === 'unknown' ? 'Age not known' : `${label} years` },
      pieces: [
        ...shown.map(({ bands }, index) => ({ tone: toneOf(index), value: bands[id] })),
        ...(others.length > 0 ? [{ tone: 'quiet' as const, value: count(others, ({ bands }) => bands[id]) }] : []),
      ],
    })),
  };
}

const pastLifeChart = (kinds: readonly Kind[]): Chart => ({
  ...{ id: 'past-life', title: 'Due for replacement, by kind', unit: 'count', kind: 'bars' },
  rows: kinds
    .filter(({ pastLife }) => pastLife > 0)
    .toSorted((a, b) => b.pastLife - a.pastLife)
    .slice(0, BARS)
    .map(({ type, pastLife }) => ({ id: type, label: EQUIPMENT_LABELS[type], value: pastLife, before: null })),
});

const gasLabel = (name: string): string =>
  name === '' ? 'Not entered' : phasedOut(name) ? `${name} (phased out)` : name;

const gasChart = (gases: readonly Gas[]): Chart => ({
  ...{ id: 'refrigerants', title: 'By refrigerant', unit: 'count', kind: 'bars' },
  rows: gases
    .slice(0, BARS)
    .map(({ name, count: value }) => ({ id: name || 'none', label: gasLabel(name), value, before: null })),
});

const warrantyChart = (warranties: Worked['warranties']): Chart => ({
  ...{ id: 'warranties', title: 'Warranties by the month in which they end', unit: 'count', kind: 'columns' },
  legend: [{ tone: 'main', label: 'Warranties that end' }],
  columns: warranties.map(({ month, count: value }) => ({
    ...monthLabels(month),
    pieces: [{ tone: 'main', value }],
  })),
});

function ageTable(kinds: readonly Kind[]): ReportTable {
  const numbers = ({ bands, pastLife, ...kind }: Omit<Kind, 'type'>) => [
    kind.count,
    ...AGE_BANDS.map(({ id }) => bands[id]),
    pastLife,
  ];
  const open = (type: EquipmentType | null, cells: readonly number[]): (Records | null)[] => {
    const name = type === null ? 'All kinds' : EQUIPMENT_LABELS[type];
    const records = [
      behind({ kind: 'age', type, band: null }, name),
      ...AGE_BANDS.map(({ id, label }) =>
        behind({ kind: 'age', type, band: id }, `${name}: ${id === 'unknown' ? 'age not known' : `${label} years`}`),
      ),
      behind({ kind: 'past-life', type }, `${name}: due for replacement`),
    ];
    return [null, ...records.map((one, index) => (cells[index] === 0 ? null : one)), null];
  };
  const all = {
    count: count(kinds, (kind) => kind.count),
    pastLife: count(kinds, ({ pastLife }) => pastLife),
    bands: Object.fromEntries(AGE_BANDS.map(({ id }) => [id, count(kinds, ({ bands }) => bands[id])])) as Kind['bands'],
  };
  return {
    id: 'kinds',
    title: 'Kind and age in years',
    columns: [
      { label: 'Kind', unit: 'text' },
      { label: 'Units', unit: 'count' },
      ...AGE_BANDS.map(({ label }) => ({ label, unit: 'count' as const })),
      { label: 'Due', unit: 'count' },
      { label: 'Expected life', unit: 'count' },
    ],
    rows: kinds.map((kind) => {
      const { type } = kind;
      return {
        id: type,
        cells: [EQUIPMENT_LABELS[type], ...numbers(kind), EXPECTED_LIFE[type]?.years ?? null],
        records: behind({ kind: 'age', type, band: null }, EQUIPMENT_LABELS[type]),
        cellRecords: open(type, numbers(kind)),
      };
    }),
    total: kinds.length > 0 ? ['All kinds', ...numbers(all), null] : null,
    totalRecords: open(null, numbers(all)),
  };
}

function gasTable(gases: readonly Gas[]): ReportTable {
  const all = sumOf(gases.map(({ count: units }) => units));
  return {
    id: 'refrigerants',
    title: 'Refrigerant',
    columns: [
      { label: 'Refrigerant', unit: 'text' },
      { label: 'Units', unit: 'count' },
      { label: 'Share', unit: 'share' },
      { label: 'No longer made since', unit: 'text' },
    ],
    rows: gases.map(({ name, texts, count: units }) => ({
      id: name || 'none',
      cells: [name || 'Not entered', units, share(units, all), sinceOf(name)],
      records: behind({ kind: 'refrigerant', names: texts }, name || 'Refrigerant not entered'),
    })),
    total: gases.length > 0 ? ['All', all, null, null] : null,
  };
}

/** Returns when a refrigerant was last produced; '' for one that still is. */
const sinceOf = (name: string): string => {
  const since = phasedOut(name)?.since ?? '';
  return since === '' ? '' : spokenDay(since);
};

const warrantyTable = (warranties: Worked['warranties']): ReportTable => ({
  id: 'warranties',
  title: 'Warranties that end',
  columns: [
    { label: 'Month', unit: 'text' },
    { label: 'Units', unit: 'count' },
  ],
  rows: warranties
    .filter(({ count: units }) => units > 0)
    .map(({ month, count: units }) => ({
      id: month,
      cells: [periodLabel(month), units],
      records: behind({ kind: 'warranty', from: month, to: month }, `Warranties until ${periodLabel(month)}`),
    })),
  total: null,
});

const notes = (kinds: readonly Kind[]): string[] => [
  'As of today. A unit grows a year older on the first day of the month in which it was installed.',
  ...(kinds.some(({ type }) => EXPECTED_LIFE[type])
    ? [
        `Expected life in years: ${LIFE_SOURCES.map(({ title, asOf, isChecked }) => `${title} (${isChecked ? `looked up ${asOf}` : `as others quote it, ${asOf}; not checked against the source`})`).join('; ')}. An average: many units last longer.`,
      ]
    : []),
];
