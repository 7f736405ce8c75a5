import { Suspense, type ComponentType } from 'react';
import { PageSpinner } from '@/ui/feedback/PageSpinner';

/** Shows a spinner until the page's code is there. */
export function PageFrame({ Page }: { Page: ComponentType }) {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
    </Suspense>
  );
}
