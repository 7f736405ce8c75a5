import { definePage } from '../platform/definePage';
import { answerUnsubscribe } from './answerUnsubscribe';

/** `…/unsubscribe/{token}`: opts out of unsolicited e-mail, without an account or scripts. */
export const unsubscribe = definePage('unsubscribe', answerUnsubscribe);
