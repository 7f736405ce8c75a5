import type { VisitMessageKind } from '@/domain/message/settings';
import { createStore } from '@/ui/feedback/createStore';

/** A request to notify a visit's customer. */
export type TellRequest = {
  id: number;
  visitId: string;
  kind: VisitMessageKind;
  /** The visit's start after this change (ISO UTC): the stored visit may not have it yet. */
  startsAt: string;
};

/** The request that TellCustomerHost is showing, or null. */
export const tellRequest = createStore<TellRequest | null>(null);

/** Label of the button that opens the message. */
export const TELL_LABEL = 'Tell the customer…';

let lastId = 0;

/** Opens the message to a visit's customer over the current page, as soon as the visit is stored with the change. */
export function askToTell(asked: Omit<TellRequest, 'id'>): void {
  lastId += 1;
  tellRequest.set({ ...asked, id: lastId });
}
