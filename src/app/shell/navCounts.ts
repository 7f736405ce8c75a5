import { createStore } from '@/ui/feedback/createStore';

/** `late` wants somebody now, `waiting` soon; `open` is merely worth knowing. */
export type CountTone = 'late' | 'waiting' | 'open';
/** What stands beside an item: `3 overdue`. */
export type NavCountValue = { text: string; tone: CountTone };

/** The counts beside the items, by their addresses. Empty until they are known, and without a connection. */
export const navCounts = createStore<Readonly<Record<string, NavCountValue>>>({});
