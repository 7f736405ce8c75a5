import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COUNTED, PROOFS } from '@/features/marketing/content/proofs';
import routeCases from '../../src/domain/routing/cases/field-cases.json';

const DOMAIN = join(import.meta.dirname, '../../src/domain');
const NO_HOUSES = ['unit-checks.json', 'vocabulary.json'];

const housesIn = (folder: string): number =>
  readdirSync(join(DOMAIN, 'load-calc', folder)).filter((name) => name.endsWith('.json') && !NO_HOUSES.includes(name))
    .length;

it('the home page claims no more houses than the tests calculate', () => {
  expect(housesIn('cases') + housesIn('cases/more-homes')).toBeGreaterThanOrEqual(COUNTED.houses);
});

it('the home page claims no more random invoices than the tests create', () => {
  const source = readFileSync(join(DOMAIN, 'billing/calculate.test.ts'), 'utf8');
  const runs = Number(/numRuns: (\d+)/.exec(source)?.[1]);
  const properties = source.match(/^ {4}forAll\(/gm)?.length ?? 0;
  expect(runs * properties).toBeGreaterThanOrEqual(COUNTED.invoices);
});

it('the home page claims no more routes than there are published cases', () => {
  expect(routeCases.cases.length).toBeGreaterThanOrEqual(COUNTED.routes);
});

it('the home page shows each of these figures', () => {
  expect(PROOFS.map(({ figure }) => figure)).toEqual(['19 of 19', '1,200', '5,000+', '29 of 29']);
});
