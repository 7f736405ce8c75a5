import { expect, it } from 'vitest';
import type { Role } from '@/domain/access/roles';
import { checkedRoutes, signedInRoutes } from '../featureRoutes';
import { navItems } from './navigation';

const features = { invoices: true, payments: true, jobs: true };
const labels = (role: Role): string[] =>
  navItems([...checkedRoutes, ...signedInRoutes], { role, features }).map(({ label }) => label);

it('leads nobody to records that their role may not read', () => {
  expect(labels('technician')).toContain('Jobs');
  expect(labels('technician')).not.toContain('Invoices');
  expect(labels('technician')).not.toContain('Payments');
  expect(labels('office')).toEqual(expect.arrayContaining(['Jobs', 'Invoices', 'Payments']));
});
