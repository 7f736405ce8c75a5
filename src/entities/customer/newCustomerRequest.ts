import { createStore } from '@/ui/feedback/createStore';

type Request = { id: number; typed: string; answer: (customerId: string | null) => void };

/** The new customer that NewCustomerHost asks about, or null. */
export const newCustomerRequest = createStore<Request | null>(null);

let lastId = 0;

/**
 * Has a new customer entered beside the page, starting with what was `typed`. Resolves to the id of the one that was made, or
 * that turned out to be known; null when nobody was.
 */
export function askForNewCustomer(typed: string): Promise<string | null> {
  newCustomerRequest.get()?.answer(null);
  return new Promise((resolve) => {
    const answer = (customerId: string | null): void => {
      newCustomerRequest.set(null);
      resolve(customerId);
    };
    lastId += 1;
    newCustomerRequest.set({ id: lastId, typed, answer });
  });
}
