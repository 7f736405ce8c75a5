import { companySchema } from '@/domain/company/schema';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { changeFileSpace } from './fileSpace';

const firstPaidAt = (company: RecordChange['after']): string =>
  company === null ? '' : companySchema.parse(company).subscription.firstPaidAt;

/** Increases a company's storage limit after its first payment. */
export const spaceOnCompany = defineReaction(
  'spaceOnCompany',
  'companies',
  (deps, { params }) => changeFileSpace(deps, params['companyId'] ?? '', () => ({})),
  { concerns: ({ before, after }) => after !== null && firstPaidAt(before) !== firstPaidAt(after) },
);
