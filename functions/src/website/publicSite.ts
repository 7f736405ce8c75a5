import { definePage } from '../platform/definePage';
import { answerSite } from './answerSite';

/** Several times the size of the longest possible form. */
const MAX_FORM_BYTES = 64 * 1024;

/** Serves companies' public sites, behind the hosting: public pages, and their form submissions. */
export const publicSite = definePage('publicSite', answerSite, { maxFormBytes: MAX_FORM_BYTES });
