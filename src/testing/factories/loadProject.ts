import { writeHouse } from '@/domain/load-calc/project/house';
import { loadProjectSchema, type LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';
import { buildLoadInputs } from './loadInputs';

/** Builds a full calculation of the factory's house for Ada Lovelace, with the figures shown in lists. */
export function buildLoadProject(overrides: Partial<Stored<LoadProject>> = {}): Stored<LoadProject> {
  const fields = {
    number: 'L26-K7M3Q',
    title: 'Elm Street replacement',
    address: '12 Elm St, Asheville, NC 28801',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    house: writeHouse(buildLoadInputs()),
    totals: {
      heatingBtuh: 41_200,
      coolingSensibleBtuh: 21_300,
      coolingLatentBtuh: 3_100,
      floorAreaFt2: 2100,
      roomCount: 7,
    },
  };
  return buildStored({ kind: 'loadProject', schema: loadProjectSchema, fields, overrides });
}
