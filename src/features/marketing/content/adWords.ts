import type { Feature } from '@/domain/access/features';
import type { TradeId } from '@/domain/trade/trades';
import { FEATURE_POINTS } from './featurePoints';
import type { Industry, TradeWords } from './industries/industry';

const ANY_TRADE: TradeWords = { trade: 'trade', job: 'job', crew: 'technicians' };

/** Features made for certain trades only. Ads for other trades don't describe them in trade-specific words. */
const MADE_FOR: Partial<Record<Feature, readonly TradeId[]>> = {
  manualJ: ['hvac', 'construction'],
  plumbingCalc: ['plumbing', 'hvac', 'construction'],
  diagnostics: ['hvac', 'plumbing', 'construction'],
};

const isOfUse = (feature: Feature, { id }: Industry): boolean => MADE_FOR[feature]?.includes(id) ?? true;

/** Returns an ad's wording for a feature: the trade's own if the feature is of use to it, otherwise generic. */
export const adWords = (feature: Feature, industry: Industry | null): TradeWords =>
  industry && isOfUse(feature, industry) ? industry : ANY_TRADE;

/** Returns an ad's points about a feature, starting with why it matters in that trade if the trade's page says so. */
export function adPoints(feature: Feature, industry: Industry | null): readonly string[] {
  const why = industry?.matters.find((one) => one.feature === feature)?.why;
  return why === undefined ? FEATURE_POINTS[feature] : [why, ...FEATURE_POINTS[feature]];
}
