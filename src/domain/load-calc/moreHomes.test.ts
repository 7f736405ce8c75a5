import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calculateLoads } from './calculate';
import { readInputs } from './check/readInputs';
import { reportOf, type LoadReport } from './command';
import { assumptionsIn, walk } from './derived';
import type { BlockLoads } from './result';
import type { LoadInputs } from './schema/inputs';

const FOLDER = join(import.meta.dirname, 'cases', 'more-homes');
const caseSchema = z.object({
  inputs: z.unknown(),
  expected: z.object({
    referenceRun: z.record(z.string(), z.number()).optional(),
    formula: z.record(z.string(), z.number()).optional(),
  }),
});

function readCase(name: string): { inputs: LoadInputs; expected: Readonly<Record<string, number>> } {
  const { inputs: raw, expected } = caseSchema.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')));
  const read = readInputs(raw);
  if (!read.inputs) throw new Error(JSON.stringify(read.errors));
  return { inputs: read.inputs, expected: { ...expected.referenceRun, ...expected.formula } };
}

const blockOf = (inputs: LoadInputs): BlockLoads => calculateLoads(inputs).block;
const componentsOf = (inputs: LoadInputs): LoadReport['block'] => reportOf(calculateLoads(inputs), []).block;
const SEASONS = ['heating', 'coolingSensible', 'coolingLatent'] as const;

/** Within 1% or 25 Btu/h of each expected component. */
function expectComponents(inputs: LoadInputs, expected: Readonly<Record<string, number>>): void {
  const block = componentsOf(inputs);
  for (const [name, value] of Object.entries(expected)) {
    const [season, component = ''] = name.split('.');
    const found = SEASONS.find((each) => each === season);
    if (found === undefined) continue;
    expect(Math.abs((block[found][component] ?? NaN) - value), name).toBeLessThanOrEqual(
      Math.max(0.01 * Math.abs(value), 25),
    );
  }
}

const assumedIn = (block: BlockLoads) =>
  assumptionsIn([block.heating.total, block.coolingSensible.total, block.coolingLatent.total]);

describe('a house not used to develop the engine', () => {
  it.each([
    'attic-without-ceiling',
    'cool-roof',
    'ducts-in-vented-crawlspace',
    'ducts-under-slab',
    'furnace-and-cooling-heat-pump',
    'leakage-with-ducts-inside',
    'part-of-load-ducted',
    'skylight-u-factor',
    'soil-not-entered',
    'wood-foundation-wall',
  ])('%s matches the reference', (name) => {
    const { inputs, expected } = readCase(name);
    expectComponents(inputs, expected);
  });

  it.each(['attic-without-ceiling', 'cool-roof'])('%s has the attic temperature from the formula', (name) => {
    const { inputs, expected } = readCase(name);
    const temperatures = [...walk(blockOf(inputs).coolingSensible.total)].flatMap(({ label, value }) =>
      label === 'Attic temperature, cooling' ? [value] : [],
    );
    expect(temperatures[0]).toBeCloseTo(expected['atticCoolingF'] ?? NaN, 2);
  });

  it('matches the reference once the ERV’s fan power is known, and says so before', () => {
    const { inputs, expected } = readCase('erv-from-rating-sheet');
    const [fan] = inputs.ventilation ?? [];
    if (!fan) throw new Error('the case has a ventilator');
    expectComponents({ ...inputs, ventilation: [{ ...fan, fanPowerW: 60 }] }, expected);
    const block = blockOf(inputs);
    expect(assumedIn(block).map(({ path }) => path)).toContain('ventilation.0.fanPowerW');
    const latent = [...walk(block.coolingLatent.ventilation)].find(({ label }) => label === 'Latent effectiveness');
    expect(latent?.value).toBeCloseTo(0.546, 2);
  });

  it('lists a vented crawlspace’s air changes as an assumption, and derives them from local weather', () => {
    const { inputs, expected } = readCase('ducts-in-vented-crawlspace');
    // The reference has 3.9 air changes per hour in Denver.
    const known = { ...inputs, site: { ...inputs.site, weatherShieldingFactor: 0.585 } };
    for (const season of ['heating', 'coolingSensible'] as const)
      expect(Math.abs(componentsOf(known)[season]['ducts'] ?? NaN) / (expected[`${season}.ducts`] ?? NaN)).toBeCloseTo(
        1,
        2,
      );
    expect(assumedIn(blockOf(inputs)).map(({ path }) => path)).toContain('site.crawlspaceAirChangesPerHour');
  });
});

describe('ducts with only a location', () => {
  it('are assumed sealed, R-8, sized by floor area and returns, and each is listed', () => {
    const { inputs } = readCase('ducts-without-details');
    const block = blockOf(inputs);
    const found = new Map(assumedIn(block).map(({ path, value }) => [path, value]));
    // 0.27 of 4,050 ft² over two supply ducts; 0.05 for each of three returns, three quarters of it in the attic.
    expect(found.get('airDistribution.numberOfReturns')).toBe(3);
    expect(found.get('airDistribution.ducts.0.surfaceAreaFt2')).toBeCloseTo((0.27 * 4050) / 2, 6);
    expect(found.get('airDistribution.ducts.1.surfaceAreaFt2')).toBeCloseTo(0.75 * 0.15 * 4050, 6);
    expect(found.get('airDistribution.ducts.0.insulationR')).toBe(8);
    expect(found.get('airDistribution.leakageCfm25ToOutside.supply')).toBeCloseTo(0.12 * 0.27 * 4050, 6);
    expect(found.get('airDistribution.leakageCfm25ToOutside.return')).toBeCloseTo(0.24 * 0.75 * 0.15 * 4050, 6);
    // The leakage is used, not only listed.
    const tight = { ...inputs.airDistribution, leakageCfm25ToOutside: { supply: 0, return: 0 } };
    expect(blockOf({ ...inputs, airDistribution: tight }).heating.ducts.value).toBeLessThan(
      0.9 * block.heating.ducts.value,
    );
  });

  it('use the entered number of returns, up to five', () => {
    const { inputs } = readCase('ducts-without-details');
    const surfaceWith = (numberOfReturns: number): number =>
      assumedIn(blockOf({ ...inputs, airDistribution: { ...inputs.airDistribution, numberOfReturns } })).find(
        ({ path }) => path === 'airDistribution.ducts.1.surfaceAreaFt2',
      )?.value ?? NaN;
    expect(surfaceWith(1)).toBeCloseTo(0.75 * 0.05 * 4050, 6);
    expect(surfaceWith(9)).toBeCloseTo(0.75 * 0.25 * 4050, 6);
  });
});

describe('a skylight', () => {
  it('uses an entered interior shading coefficient instead of its shade’s', () => {
    const { inputs } = readCase('skylight-u-factor');
    const sun = (fields: object): number =>
      blockOf({ ...inputs, skylights: (inputs.skylights ?? []).map((skylight) => ({ ...skylight, ...fields })) })
        .coolingSensible.skylights.value;
    const bare = { interiorShading: { type: 'not present' as const } };
    expect(sun({ ...bare, interiorShadingCoefficient: 1 })).toBeCloseTo(sun(bare), 6);
    expect(sun({ ...bare, interiorShadingCoefficient: 0.5 })).toBeLessThan(
      sun({ ...bare, interiorShadingCoefficient: 0.8 }),
    );
  });
});

describe('an unmeasured value', () => {
  it('puts soil near the middle of the design temperatures, with a third of their swing', () => {
    const { inputs } = readCase('ducts-under-slab');
    const { groundTemperatureHeatingF: _winter, groundTemperatureCoolingF: _summer, ...site } = inputs.site;
    const found = new Map(assumedIn(blockOf({ ...inputs, site })).map(({ path, value }) => [path, value]));
    // Denver, 6.8 and 91.76 °F outdoors: measured 40.6 and 63.1 °F.
    expect(found.get('site.groundTemperatureHeatingF')).toBeCloseTo(38.8, 1);
    expect(found.get('site.groundTemperatureCoolingF')).toBeCloseTo(65.1, 1);
  });

  it('assumes 45% indoor humidity where 50% would make the outdoor air drier', () => {
    const { inputs } = readCase('ducts-under-slab');
    const { grainsDifference: _grains, indoorRelativeHumidity: _humidity, ...design } = inputs.design;
    const humidity = (outdoorWetBulbF: number): number | undefined =>
      assumedIn(blockOf({ ...inputs, design: { ...design, outdoorWetBulbF } })).find(
        ({ path }) => path === 'design.indoorRelativeHumidity',
      )?.value;
    expect([humidity(59), humidity(75)]).toEqual([0.45, 0.5]);
  });

  it('keeps shielding within classes 1 to 5', () => {
    const { inputs } = readCase('ducts-under-slab');
    const { infiltrationShieldingClass: _class, ...design } = inputs.design;
    const classOf = (site: Partial<LoadInputs['site']>): number | undefined => {
      const house = { ...inputs, design, site: { ...inputs.site, ...site } };
      return [...walk(blockOf(house).heating.infiltration)].find(({ label }) => label === 'Shielding class')?.value;
    };
    expect(classOf({ shieldingOfHome: 'well-shielded', siteType: 'urban' })).toBe(5);
    expect(classOf({ shieldingOfHome: 'well-shielded', siteType: 'suburban' })).toBe(5);
    expect(classOf({ shieldingOfHome: 'exposed', siteType: 'rural' })).toBe(2);
    expect(classOf({ shieldingOfHome: 'normal', siteType: 'suburban' })).toBe(4);
  });
});

describe('dry outdoor air', () => {
  it('lowers a negative latent load further through leaky ducts, like the sensible load', () => {
    const { inputs } = readCase('leakage-with-ducts-inside');
    const dry = { ...inputs, internalGains: { ...inputs.internalGains, occupants: 0 } };
    const { coolingLatent, coolingSensible } = blockOf({ ...dry, design: { ...dry.design, grainsDifference: -40 } });
    const factorOf = ({ total, ducts }: { total: { value: number }; ducts: { value: number } }): number =>
      total.value / (total.value - ducts.value);
    expect(coolingLatent.ducts.value).toBeLessThan(-50);
    expect(factorOf(coolingLatent)).toBeCloseTo(factorOf(coolingSensible), 6);
  });
});

describe('the engine’s own interpretation', () => {
  it('counts conduction through windows to a garage like that of the wall', () => {
    const { inputs } = readCase('part-of-load-ducted');
    const [glass] = inputs.windows ?? [];
    if (!glass) throw new Error('the case has windows');
    const { heating, coolingSensible } = blockOf({ ...inputs, windows: [{ ...glass, wall: 'Wall3', areaFt2: 10 }] });
    const garage = [...walk(heating.windows)].find(
      ({ label }) => label === 'Partition temperature difference, heating',
    );
    expect(garage?.value).toBeGreaterThan(50);
    expect(heating.windows.value).toBeCloseTo(glass.uFactor * 10 * (garage?.value ?? NaN), 6);
    expect(coolingSensible.windows.value).toBeGreaterThan(0);
  });
});
