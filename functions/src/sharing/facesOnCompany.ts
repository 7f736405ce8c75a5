import { hasFeature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { defineReaction } from '../platform/reaction';
import { endAllLinks } from './endLinks';
import { followBrand, looksDifferent } from './followBrand';
import { followPayable } from './followPayable';

const mayTakeCards = (company: Record<string, unknown> | null): boolean =>
  hasFeature(companySchema.parse(company ?? {}).features, 'payments');

/**
 * Updates customer pages with the company's name and branding. A company that loses the feature "Payments" stops taking cards under links
 * already sent, and one that gets it starts. A deleted company's links are removed.
 */
export const facesOnCompany = defineReaction('facesOnCompany', 'companies', async (deps, { before, after, params }) => {
  if (!after) await endAllLinks(deps, params['companyId'] ?? '');
  if (after && mayTakeCards(before) !== mayTakeCards(after)) await followPayable(deps, params['companyId'] ?? '');
  if (before && after && looksDifferent(before, after)) await followBrand(deps, params['companyId'] ?? '');
});
