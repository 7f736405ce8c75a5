import type { Feature } from '@/domain/access/features';
import type { TradeId } from '@/domain/trade/trades';
import { FEATURE_POINTS } from './featurePoints';
import type { Industry, TradeWords } from './industries/industry';

const ANY_TRADE: TradeWords = { trade: 'trade', job: 'job', crew: 'technicians' };

/** What is made for some trades only. To the others an ad does not speak of it in their words. */
const MADE_FOR: Partial<Record<Feature, readonly TradeId[]>> = {
  manualJ: ['hvac', 'construction'],
  plumbingCalc: ['plumbing', 'hvac', 'construction'],
  diagnostics: ['hvac', 'plumbing', 'construction'],
};

const isOfUse = (feature: Feature, { id }: Industry): boolean => MADE_FOR[feature]?.includes(id) ?? true;

/** The words of an ad for a feature: the trade's own where it has a use for it, anybody's elsewhere and without a trade. */
export const adWords = (feature: Feature, industry: Industry | null): TradeWords =>
  industry && isOfUse(feature, industry) ? industry : ANY_TRADE;

/** What an ad says about a feature: first why it matters in that trade, where the trade's page says so. */
export function adPoints(feature: Feature, industry: Industry | null): readonly string[] {
  const why = industry?.matters.find((one) => one.feature === feature)?.why;
  return why === undefined ? FEATURE_POINTS[feature] : [why, ...FEATURE_POINTS[feature]];
}
