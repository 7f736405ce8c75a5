import { createStore } from '@/ui/feedback/createStore';

type Request = { id: number; typed: string; answer: (customerId: string | null) => void };

/** The request for a new customer that NewCustomerHost is showing, or null. */
export const newCustomerRequest = createStore<Request | null>(null);

let lastId = 0;

/**
 * Opens the new-customer form next to the page, starting with `typed`. Resolves to the ID of the customer that was created or turned out
 * to exist; null if canceled.
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
