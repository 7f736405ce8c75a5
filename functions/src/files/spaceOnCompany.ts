import { companySchema } from '@/domain/company/schema';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { changeFileSpace } from './fileSpace';

const firstPaidAt = (company: RecordChange['after']): string =>
  company === null ? '' : companySchema.parse(company).subscription.firstPaidAt;

/** A company that has paid for the first time has more room for its files. */
export const spaceOnCompany = defineReaction(
  'spaceOnCompany',
  'companies',
  (deps, { params }) => changeFileSpace(deps, params['companyId'] ?? '', () => ({})),
  { concerns: ({ before, after }) => after !== null && firstPaidAt(before) !== firstPaidAt(after) },
);
