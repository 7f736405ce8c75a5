import { z } from 'zod';
import { defineCalculator } from '../core/calculator';
import { codeField, editionOf, unreadEdition } from '../core/codes';
import { flowOrNoneGpm, loadUnits, quantity, word } from '../core/fields';
import { amendmentsField, checkAmendments } from '../core/grid';
import { InputFault } from '../core/issue';
import { rounded } from '../core/why';
import { demandOf, FLUSH_TYPES } from './demandCurve';
import { progressive } from './flushometers';
import {
  fixtureLoad,
  listed,
  waterFixturesField,
  type FixtureLoad,
  type WaterFixture,
  oneFirstHoseBibb,
} from './fixtureUnits';
import { HUNTER_DEMAND, IPC_DEMAND, NSPC_DEMAND } from './tables/demandCurves';
import { IPC_WSFU } from './tables/ipcFixtureUnits';
import { UPC_FLUSHOMETERS, UPC_WSFU } from './tables/upcFixtureUnits';

const inputs = z.strictObject({
  code: codeField,
  predominant: word('Predominant flush type', FLUSH_TYPES).default('flush-tank'),
  fixtures: waterFixturesField.optional(),
  flushometers: z
    .strictObject({ waterClosets: quantity('Water closets').default(0), urinals: quantity('Urinals').default(0) })
    .optional()
    .meta({ title: 'Flushometer valves counted progressively, UPC 610.10', why: '{ waterClosets, urinals }' }),
  wsfuTotal: loadUnits('WSFU in all', 'WSFU').optional(),
  wsfuCold: loadUnits('WSFU of the cold side', 'WSFU').optional(),
  wsfuHot: loadUnits('WSFU of the hot side', 'WSFU').optional(),
  continuousGpm: flowOrNoneGpm('Continuous flow').default(0),
  amendments: amendmentsField,
});

const ENGINEER_FROM = 500;

/** Calculates fixture units and peak demand of a building or a part of it, by IPC, UPC or NSPC (method: IPC E103.3, UPC A 103, NSPC B.5). */
export const demandWsfu = defineCalculator({
  name: 'water.demand_wsfu',
  title: 'Fixture units and peak demand',
  needs: '`fixtures` or `flushometers`, or `wsfuTotal` (with `wsfuCold` and `wsfuHot` for the sides), not both',
  inputs,
  outputs: {
    wsfuTotal: 'WSFU in all',
    wsfuCold: 'WSFU of the cold side, null where only the total was entered',
    wsfuHot: 'WSFU of the hot side, null where only the total was entered',
    demandGpm: 'peak demand with the continuous flow, gpm',
    coldGpm: 'peak demand of the cold side with the continuous flow, gpm',
    hotGpm: 'peak demand of the hot side, flush-tank column, gpm',
    continuousGpm: 'the continuous flow in it, gpm',
    curve: 'table and column that were read',
    lines: 'fixture lines with the row of the table and their WSFU',
  },
  compute: (input, say) => {
    const { code, predominant, continuousGpm, amendments } = input;
    checkAmendments(amendments, [IPC_WSFU, UPC_WSFU, UPC_FLUSHOMETERS, IPC_DEMAND, NSPC_DEMAND, HUNTER_DEMAND]);
    const note = unreadEdition(code);
    if (note !== '') say(note, 'code');
    const lines = loadLines(input);
    if (lines.length === 0 && input.wsfuTotal === undefined)
      throw new InputFault('fixtures', 'enter fixtures, or WSFU in all');
    if (lines.length > 0 && input.wsfuTotal !== undefined)
      throw new InputFault('wsfuTotal', 'enter fixtures or WSFU in all, not both');
    if (code.name === 'IPC' && bathParts(listed(input.fixtures ?? [])) === WHOLE_BATH)
      say('A whole bathroom counts less as “bathroom-group” than by its parts', 'fixtures');
    const sum = (side: 'cold' | 'hot' | 'total'): number => rounded(lines.reduce((all, line) => all + line[side], 0));
    const wsfuTotal = input.wsfuTotal ?? sum('total');
    const cold = input.wsfuCold ?? (lines.length > 0 ? sum('cold') : null);
    const hot = input.wsfuHot ?? (lines.length > 0 ? sum('hot') : null);
    if (code.name === 'UPC' && lines.some(({ row }) => row.includes('flushometer-valve')))
      say('Several flushometers count progressively by UPC 610.10: enter them as flushometers', 'fixtures');
    const all = demandOf(wsfuTotal, predominant, code, amendments);
    all.notes.forEach((text) => say(text, 'wsfuTotal'));
    const base = Math.max(all.gpm, largestValve(predominant, wsfuTotal, lines));
    const demandGpm = rounded(base + continuousGpm);
    if (demandGpm > ENGINEER_FROM) say(`More than ${ENGINEER_FROM} gpm: a building for an engineer`, 'demandGpm');
    return {
      wsfuTotal,
      wsfuCold: cold,
      wsfuHot: hot,
      demandGpm,
      coldGpm: cold === null ? null : rounded(demandOf(cold, predominant, code, amendments).gpm + continuousGpm),
      hotGpm: hot === null ? null : demandOf(hot, 'flush-tank', code, amendments).gpm,
      continuousGpm,
      curve: `${editionOf(code)} ${all.why.table}, ${predominant}`,
      lines,
      why: base > all.gpm ? { ...all.why, governedBy: 'largest single flushometer valve (IPC 604.3)' } : all.why,
    };
  },
});

function loadLines({ fixtures, flushometers, code, amendments }: z.output<typeof inputs>): FixtureLoad[] {
  const lines = oneFirstHoseBibb(listed(fixtures ?? []), code).map((line, index) =>
    fixtureLoad(line, code, Array.isArray(fixtures) ? `fixtures.${index}` : 'fixtures', amendments),
  );
  if (!flushometers) return lines;
  if (code.name !== 'UPC') throw new InputFault('flushometers', 'only the UPC counts flushometers progressively');
  return [
    ...lines,
    ...progressive('water-closets', flushometers.waterClosets, amendments),
    ...progressive('urinals', flushometers.urinals, amendments),
  ];
}

const VALVE_GPM = { 'water-closet': 25, urinal: 12 };
const VALVE_COLUMN_FROM = 5;

/** If the flushometer column is empty, no less than one valve needs (IPC Table 604.3), gpm. */
function largestValve(flush: string, wsfu: number, lines: readonly FixtureLoad[]): number {
  if (flush !== 'flushometer' || wsfu >= VALVE_COLUMN_FROM) return 0;
  const valves = lines.filter(({ row, qty }) => qty > 0 && /flushometer-valve|in-valve/.test(row));
  return Math.max(0, ...valves.map(({ row }) => VALVE_GPM[row.startsWith('urinal') ? 'urinal' : 'water-closet']));
}

const WHOLE_BATH = 3;

/** Counts how many of closet, lavatory and bath are present individually. */
function bathParts(fixtures: readonly WaterFixture[]): number {
  const has = (part: RegExp): number => (fixtures.some(({ fixture, qty }) => qty > 0 && part.test(fixture)) ? 1 : 0);
  return has(/closet|toilet|^wc/i) + has(/lav/i) + has(/shower|tub/i);
}
