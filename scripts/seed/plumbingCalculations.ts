import { formatAddress } from '@/domain/contact/format';
import { adoptionIn, stateInAddress } from '@/domain/plumbing/adoption';
import { addApplianceOnBranch, addGroup } from '@/domain/plumbing/edit/groups';
import { changeEntry, changeSetting } from '@/domain/plumbing/edit/editTree';
import { startTree } from '@/domain/plumbing/edit/starts';
import type { TreeInput } from '@/domain/plumbing/project/schema';
import { plumbingCalcSchema } from '@/domain/plumbing/record/schema';
import { storedTree } from '@/domain/plumbing/record/tree';
import { newNumber } from '@/domain/record/number';
import type { Industry } from '@/domain/user/schema';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import type { Household } from './places';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

type Made = { title: string; notes?: string; tree: TreeInput; daysAgo: number };

/** A second bathroom in a house that already has its cold water main. */
function secondBath(code: string): TreeInput {
  const house = changeSetting(startTree('two-bath', code), 'water', 'staticPsi', 58);
  const pex = changeSetting(house, 'water', 'material', 'pex');
  return changeEntry(pex, 'segments', 'Cold main', { existingSize: '1' });
}

/** Builds a small restaurant: public restroom, kitchen, and gas for its range. */
function cafe(code: string): TreeInput {
  let tree = startTree('restroom', code);
  tree = changeSetting(changeSetting(tree, 'water', 'staticPsi', 72), 'water', 'backflowLossPsi', 8);
  tree = addGroup(tree, 'kitchen', 'Bar').tree;
  tree = { ...tree, gas: { gas: 'natural', heatingValueBtuPerCf: 1000, table: '402.4(2)' } };
  for (const [kind, lengthFt] of [
    ['range', 35],
    ['tankless', 20],
  ] as const)
    tree = addApplianceOnBranch(tree, kind, lengthFt).tree;
  return tree;
}

/** Builds gas piping for a furnace and a generator installed next to it. */
function generatorGas(code: string): TreeInput {
  return addApplianceOnBranch(startTree('gas', code), 'generator', 45).tree;
}

const MADE: Partial<Record<Industry, readonly ((code: string) => Made)[]>> = {
  plumbing: [
    (code) => ({
      title: 'Second bath upstairs',
      notes: 'The cold main is 1 in and stays if it can.',
      tree: secondBath(code),
      daysAgo: 3,
    }),
    (code) => ({ title: 'Café fit-out, restrooms and bar', tree: cafe(code), daysAgo: 11 }),
  ],
  hvac: [(code) => ({ title: 'Gas for the standby generator', tree: generatorGas(code), daysAgo: 5 })],
};

/** Returns plumbing calculations for some of the customers; none for trades that lay no pipe. */
export function plumbingWrites(
  industry: Industry,
  households: readonly Household[],
  { companyId, members, owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] {
  const by = members.find(({ role }) => role === 'technician') ?? owner;
  const homes = households.filter(({ record, properties }) => record.status === 'active' && properties.length > 0);
  return (MADE[industry] ?? []).flatMap((make, index): SeedWrite[] => {
    const home = homes[index * 4 + 1];
    const property = home?.properties[0];
    if (!home || !property) return [];
    const address = formatAddress(property.record.address);
    const code = adoptionIn(stateInAddress(address))?.code ?? 'IPC-2021';
    const { title, notes = '', tree, daysAgo } = make(code);
    const data = plumbingCalcSchema.parse({
      number: newNumber('plumbingCalculation', clock.now, () => random.next()),
      title,
      notes,
      address,
      customerId: home.id,
      customerName: home.record.name,
      propertyId: property.id,
      ...storedTree(tree),
    });
    return [
      {
        by,
        kind: 'set',
        path: `companies/${companyId}/plumbingCalc`,
        id: random.id(),
        data: { ...data, ...created(by, clock.at(-daysAgo, 14 * 60), random) },
      },
    ];
  });
}
