import { definePage } from '../platform/definePage';
import { answerUnsubscribe } from './answerUnsubscribe';

/** `…/unsubscribe/{token}`: ends e-mails that nobody ordered, without an account and without script. */
export const unsubscribe = definePage('unsubscribe', answerUnsubscribe);
