import { definePage } from '../platform/definePage';
import { answerSite } from './answerSite';

/** Several times the longest form with every field full. */
const MAX_FORM_BYTES = 64 * 1024;

/** Companies' public sites, behind the hosting: pages for anybody, and what their forms send. */
export const publicSite = definePage('publicSite', answerSite, { maxFormBytes: MAX_FORM_BYTES });
