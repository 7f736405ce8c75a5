import { Suspense, type ComponentType, type ReactNode } from 'react';
import { PageSpinner } from '@/ui/feedback/PageSpinner';

type PageFrameProps = { Page: ComponentType; fallback?: ReactNode };

/** Shows a spinner, or what else may stand there meanwhile, until the page's code is there. */
export function PageFrame({ Page, fallback = <PageSpinner /> }: PageFrameProps) {
  return (
    <Suspense fallback={fallback}>
      <Page />
    </Suspense>
  );
}
