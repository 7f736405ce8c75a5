import { lazyPart } from '@/lib/lazyPage';

/** Checks the contract being written against the law of its state. The law collection loads with it. */
export const LawFindings = lazyPart(() => import('./LawFindingList').then((module) => module.LawFindingList));
