import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { PageSpinner } from '@/ui/feedback/PageSpinner';

type PageFrameProps = {
  Page: ComponentType;
  fallback?: ReactNode;
  /** Called once the page is shown. Define it outside the component. */
  onShown?: (() => void) | undefined;
};

/** Shows a spinner, or another placeholder, until the page's code has loaded. */
export function PageFrame({ Page, fallback = <PageSpinner />, onShown }: PageFrameProps) {
  return (
    <Suspense fallback={fallback}>
      <Page />
      {onShown && <Shown onShown={onShown} />}
    </Suspense>
  );
}

function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
