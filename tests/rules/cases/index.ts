import type { RulesCase } from '../support/types';
import { accessTableCases } from './accessTable';
import { auditCases } from './audit';
import { membershipCases } from './membership';

/** Everything that is known about firestore.rules, as data: the tests and the mutation run walk it. */
export const FIRESTORE_CASES: Record<string, readonly RulesCase[]> = {
  'access table': accessTableCases,
  membership: membershipCases,
  'audit fields': auditCases,
};
