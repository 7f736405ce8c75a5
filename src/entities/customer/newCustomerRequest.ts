import { createStore } from '@/ui/feedback/createStore';

type Request = { id: number; typed: string; answer: (customerId: string | null) => void };

/** The new customer that NewCustomerHost asks about, or null. */
export const newCustomerRequest = createStore<Request | null>(null);

let lastId = 0;

/**
 * Opens new customer entry next to the page, starting with `typed`. Resolves to the id of the customer that was
 * created or turned out to be known; null when there was none.
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
