import { hasFeature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { defineReaction } from '../platform/reaction';
import { endAllLinks } from './endLinks';
import { followBrand, looksDifferent } from './followBrand';
import { followPayable } from './followPayable';

const mayTakeCards = (company: Record<string, unknown> | null): boolean =>
  hasFeature(companySchema.parse(company ?? {}).features, 'payments');

/** What customers see follows the company's name and brand. A company that loses the feature "Payments" takes no more cards under the links that it has sent, and one that gets it does. One that is gone takes its links along. */
export const facesOnCompany = defineReaction('facesOnCompany', 'companies', async (deps, { before, after, params }) => {
  if (!after) await endAllLinks(deps, params['companyId'] ?? '');
  if (after && mayTakeCards(before) !== mayTakeCards(after)) await followPayable(deps, params['companyId'] ?? '');
  if (before && after && looksDifferent(before, after)) await followBrand(deps, params['companyId'] ?? '');
});
