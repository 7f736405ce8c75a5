import type { ApplianceInput, FixtureInput, SegmentInput, TreeInput } from '@/domain/plumbing/project/schema';

/**
 * Builds a tree for bathrooms stacked one above the other, as a caller would enter it: `count` segments of water, drainage, vents and
 * gas.
 */
export function pipeTreeOf(count: number): TreeInput {
  const segments: SegmentInput[] = [
    { id: 'service', system: 'cold', parent: 'source', lengthFt: 60, riseFt: 2 },
    { id: 'heater', system: 'cold', parent: 'service', lengthFt: 10 },
    { id: 'sewer', system: 'drain', parent: 'source', lengthFt: 60, element: 'building-drain' },
    { id: 'open-air', system: 'vent', parent: 'source', lengthFt: 10 },
    { id: 'meter', system: 'gas', parent: 'source', lengthFt: 10 },
    { id: 'yard-vent', system: 'vent', parent: 'open-air', lengthFt: 6 },
    { id: 'yard', system: 'cold', parent: 'service', lengthFt: 30 },
    { id: 'yard-hot', system: 'hot', parent: 'heater', lengthFt: 30 },
    { id: 'yard-drain', system: 'drain', parent: 'sewer', lengthFt: 30 },
    { id: 'yard-gas', system: 'gas', parent: 'meter', lengthFt: 30 },
  ];
  const fixtures: FixtureInput[] = [
    { id: 'tub', fixture: 'laundry-sink', cold: 'yard', hot: 'yard-hot', drain: 'yard-drain', vent: 'yard-vent' },
  ];
  const appliances: ApplianceInput[] = [{ id: 'grill', gas: 'yard-gas', btuh: 40_000 }];
  // In each system, one segment continues from bath to bath and one ends at the bath.
  for (let bath = 1; segments.length + 10 <= count; bath += 1) {
    const before = (system: string, first: string): string => (bath === 1 ? first : `${system}-main-${bath - 1}`);
    for (const [system, first] of [
      ['cold', 'service'],
      ['hot', 'heater'],
      ['drain', 'sewer'],
      ['vent', 'open-air'],
      ['gas', 'meter'],
    ] as const) {
      segments.push(
        { id: `${system}-main-${bath}`, system, parent: before(system, first), lengthFt: 8 },
        { id: `${system}-${bath}`, system, parent: `${system}-main-${bath}`, lengthFt: 12 },
      );
    }
    const on = { cold: `cold-${bath}`, drain: `drain-${bath}`, vent: `vent-${bath}` };
    fixtures.push(
      { id: `wc-${bath}`, fixture: 'water-closet-1.6', ...on },
      { id: `lavatory-${bath}`, fixture: 'lavatory', ...on, hot: `hot-${bath}` },
      { id: `shower-${bath}`, fixture: 'shower', ...on, hot: `hot-${bath}` },
    );
    appliances.push({ id: `fire-${bath}`, gas: `gas-${bath}`, btuh: 20_000 });
  }
  return { code: 'IPC-2021', water: { staticPsi: 75, material: 'copper-L' }, fixtures, appliances, segments };
}
