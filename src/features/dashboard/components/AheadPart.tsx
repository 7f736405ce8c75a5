import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazyPage';

const WeekAhead = lazyPart(() => import('./WeekAhead').then((module) => module.WeekAhead));

/** Charts below the day. They load after it, since they're less urgent. */
export function AheadPart() {
  return (
    <Suspense fallback={null}>
      <WeekAhead />
    </Suspense>
  );
}
