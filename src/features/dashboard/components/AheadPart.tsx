import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazyPage';

const WeekAhead = lazyPart(() => import('./WeekAhead').then((module) => module.WeekAhead));

/** The charts below the day, which come after it: nobody waits for them. */
export function AheadPart() {
  return (
    <Suspense fallback={null}>
      <WeekAhead />
    </Suspense>
  );
}
