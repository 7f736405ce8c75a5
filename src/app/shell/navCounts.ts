import { createStore } from '@/ui/feedback/createStore';

/** `late` wants somebody now, `waiting` soon; `open` is merely worth knowing. */
export type CountTone = 'late' | 'waiting' | 'open';
/** Text next to an item: `3 overdue`. */
export type NavCountValue = { text: string; tone: CountTone };

/** The counts next to the items, by address. Empty until known, and when offline. */
export const navCounts = createStore<Readonly<Record<string, NavCountValue>>>({});
