import { lazyPart } from '@/lib/lazyPage';

/** What the law of the place says to what is being written. The collection of laws loads with it. */
export const LawFindings = lazyPart(() => import('./LawFindingList').then((module) => module.LawFindingList));
