import { createStore } from '@/ui/feedback/createStore';

/** `late` needs attention now, `waiting` soon; `open` is just informational. */
export type CountTone = 'late' | 'waiting' | 'open';
/** Text next to an item: `3 overdue`. */
export type NavCountValue = { text: string; tone: CountTone };

/** Counts next to the items, by URL. Empty until known, and when offline. */
export const navCounts = createStore<Readonly<Record<string, NavCountValue>>>({});
