import { estimateStatus, type EstimateFacts, type EstimateStatus } from '../billing/estimateState';
import { presetChoice } from './choice';
import type { Estimate } from './schema';

/** Returns the facts that the state rules need. */
const factsOf = ({ state, validUntil, firstViewedAt, document }: Estimate): EstimateFacts => ({
  state,
  validUntil,
  firstViewedAt,
  optionIds: document.options.map(({ id }) => id),
  selectedOptionId: presetChoice(document).optionId,
});

/** Returns an estimate's status in one word, `today` being the company's calendar day. */
export const statusOfEstimate = (estimate: Estimate, today: string): EstimateStatus =>
  estimateStatus(factsOf(estimate), today);
