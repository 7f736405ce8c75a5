import { startTree } from '@/domain/plumbing/edit/starts';
import { plumbingCalcSchema, type PlumbingCalc } from '@/domain/plumbing/record/schema';
import { storedTree } from '@/domain/plumbing/record/tree';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Builds a two-bath house for Ada Lovelace in which everything is sized correctly. */
export function buildPlumbingCalc(overrides: Partial<Stored<PlumbingCalc>> = {}): Stored<PlumbingCalc> {
  const fields = {
    number: 'P26-K7M3Q',
    title: 'Elm Street repipe',
    address: '12 Elm St, Asheville, NC 28801',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    ...storedTree(startTree('two-bath', 'IPC-2021')),
  };
  return buildStored({ kind: 'plumbingCalc', schema: plumbingCalcSchema, fields, overrides });
}
