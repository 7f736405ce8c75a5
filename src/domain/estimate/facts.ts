import { estimateStatus, type EstimateFacts, type EstimateStatus } from '../billing/estimateState';
import { presetChoice } from './choice';
import type { Estimate } from './schema';

/** What the rules of states ask about an estimate. */
const factsOf = ({ state, validUntil, firstViewedAt, document }: Estimate): EstimateFacts => ({
  state,
  validUntil,
  firstViewedAt,
  optionIds: document.options.map(({ id }) => id),
  selectedOptionId: presetChoice(document).optionId,
});

/** The one word for an estimate, `today` being the company's calendar day. */
export const statusOfEstimate = (estimate: Estimate, today: string): EstimateStatus =>
  estimateStatus(factsOf(estimate), today);
