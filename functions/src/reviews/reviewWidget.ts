import { definePage } from '../platform/definePage';
import { answerWidget } from './answerWidget';

/** `…/reviewWidget?company={companyId}`: serves the latest published reviews for a frame on the company's own website. */
export const reviewWidget = definePage('reviewWidget', answerWidget);
