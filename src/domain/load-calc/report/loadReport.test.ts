import { describe, expect, it } from 'vitest';
import { buildLoadInputs, buildLoadWall, buildLoadWindow } from '@/testing/factories/loadInputs';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { calculateLoads } from '../calculate';
import { writeHouse } from '../project/house';
import { consideredEquipmentSchema } from '../project/schema';
import { sensitivities } from '../sensitivity';
import { quantityOf, showDerived } from '../showDerived';
import { designFacts } from './designFacts';
import { loadReport } from './loadReport';
import { scopeText } from './scopeText';
import { changeText, headline, movesText } from './sensitivityWords';
import { surfaceTables } from './surfaceTables';

const inputs = buildLoadInputs();
const result = calculateLoads(inputs);

describe('a load calculation in words', () => {
  it('names what affects the loads most, in both unit systems', () => {
    const all = sensitivities(inputs, result);
    const first = all[0];
    const share = Math.max(Math.abs(first?.heatingShare ?? 0), Math.abs(first?.coolingShare ?? 0));
    expect(headline(all)).toMatch(new RegExp(` moves? (heating|cooling) by ${Math.round(share * 100)}%\\.$`));
    const winter = all.find(({ id }) => id === 'indoor-heating');
    expect(winter && changeText(winter, 'si')).toBe('Indoors in winter 21.1 → 20 °C');
    expect(winter && movesText(winter)).toMatch(/^heating \d+% less, cooling no change$/);
    const walls = all.find(({ id }) => id === 'walls-r');
    expect(walls && changeText(walls, 'si')).toBe('RSI 0.88 more on all walls outside');
  });

  it('distinguishes temperatures from differences when units change', () => {
    const htd = {
      label: 'Heating temperature difference',
      value: 55,
      unit: '°F',
      origin: 'computed',
      formula: '',
      source: '',
      path: '',
      parts: [],
    } as const;
    expect(quantityOf(htd)).toBe('temperatureDifference');
    expect(showDerived(htd, 'si')).toBe('30.6 K');
    expect(showDerived({ ...htd, label: 'Attic temperature, heating' }, 'si')).toBe('12.8 °C');
    expect(showDerived({ ...htd, label: 'Share of the room', unit: '', value: 0.012_345_6 }, 'si')).toBe('0.01235');
  });

  it('lists every surface, and leaves out empty columns', () => {
    const tables = surfaceTables(inputs, 'us');
    expect(tables.map(({ id }) => id)).toEqual(['rooms', 'walls', 'windows', 'doors', 'ceilings', 'roofs', 'slabs']);
    const windows = tables.find(({ id }) => id === 'windows');
    expect(windows?.columns.map(({ label }) => label)).toEqual([
      'Name',
      'Wall',
      'Facing',
      'Glass',
      'Area, ft²',
      'U',
      'SHGC',
      'Shading',
    ]);
    expect(windows?.rows[2]).toEqual([
      'G-S',
      'W-S',
      'S, 180°',
      'double-pane, clear',
      '30',
      '0.5',
      '0.55',
      'medium blinds, half open',
    ]);
    expect(designFacts(inputs, 'si')).toContainEqual({ label: 'Outdoors in winter', value: '−9.4 °C' });
  });

  it('totals the printed rooms: the house’s heating load and the blower’s air', () => {
    const considered = [consideredEquipmentSchema.parse({ name: 'A', heatingAirflowCfm: 800 })];
    const project = buildLoadProject({ house: writeHouse(inputs), considered });
    const { rooms } = loadReport({ ...project, station: null }, inputs, 'us');
    const [name, , heating, , air] = rooms?.rows.at(-1) ?? [];
    expect([name, heating, air]).toEqual([
      'All rooms',
      Math.round(result.block.heating.total.value).toLocaleString('en-US'),
      '800',
    ]);
  });

  it('says that a log wall has no siding, and that a window has no shading', () => {
    const tables = surfaceTables(
      buildLoadInputs({
        walls: [buildLoadWall({ id: 'W-S', construction: 'LogWall', siding: 'not present' })],
        windows: [buildLoadWindow({ interiorShading: { type: 'not present' } })],
      }),
      'us',
    );
    const printed = (id: string) => tables.find((table) => table.id === id)?.rows[0];
    expect(printed('walls')).toContain('Log wall');
    expect(printed('windows')).toContain('none');
  });

  it('says how much air is missing when a blower is too small', () => {
    const choice = (name: string, cfm: number | null) =>
      consideredEquipmentSchema.parse({ name, heatingAirflowCfm: cfm, coolingAirflowCfm: cfm });
    const considered = [choice('Small', 300), choice('Large', 9000), choice('Unknown', null)];
    const { equipment } = loadReport(buildLoadProject({ house: writeHouse(inputs), considered }), inputs, 'us');
    expect(equipment.map(({ shortAir }) => shortAir)).toEqual([
      expect.stringMatching(
        /^Air in heating: 300 cfm of [\d,]+ cfm, \d+% short\. Air in cooling: 300 cfm of .* short\. Rooms/,
      ),
      '',
      '',
    ]);
  });

  it('marks a first-visit estimate, in the report and in an estimate', () => {
    const quick = buildLoadProject({ mode: 'quick', house: writeHouse(inputs) });
    expect(loadReport(quick, inputs, 'us').quickLabel).toMatch(/^Estimate for a first visit/);
    expect(scopeText(quick, 'us')).toMatch(
      /\(\d\.\d\d tons\).*Estimate for a first visit.*Not approved or certified by ACCA\.$/s,
    );
    expect(scopeText({ ...quick, house: '{' }, 'us')).toBe('');
  });
});
