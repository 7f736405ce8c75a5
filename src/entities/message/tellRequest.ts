import type { VisitMessageKind } from '@/domain/message/settings';
import { createStore } from '@/ui/feedback/createStore';

/** What somebody wants to tell a visit's customer. */
export type TellRequest = {
  id: number;
  visitId: string;
  kind: VisitMessageKind;
  /** When the visit begins by this change (ISO UTC): what is stored may not have it yet. */
  startsAt: string;
};

/** The request that TellCustomerHost shows, or null. */
export const tellRequest = createStore<TellRequest | null>(null);

/** What the button says that opens the message. */
export const TELL_LABEL = 'Tell the customer…';

let lastId = 0;

/** Opens the message to a visit's customer over whatever page is open, as soon as the visit is stored as the message says. */
export function askToTell(asked: Omit<TellRequest, 'id'>): void {
  lastId += 1;
  tellRequest.set({ ...asked, id: lastId });
}
