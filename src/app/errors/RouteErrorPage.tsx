import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { reportError } from '@/data/telemetry/reportError';
import { AppError } from '@/lib/appError';
import { ChunkLoadError, lazyPage, withChunkTimeout } from '@/lib/lazyPage';
import { loginPath } from '@/lib/returnPath';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { PageBody } from '@/ui/layout/PageBody';
import { BrokenLinkError } from './BrokenLinkError';

const NotFoundPage = lazyPage(() => import('./NotFoundPage'));
const LinkShowsNothing = lazy(() =>
  withChunkTimeout(() => import('@/entities/public-document/LinkShowsNothing')).then((module) => ({
    default: module.LinkShowsNothing,
  })),
);

type Told = { title: string; message: string };

function describe(error: unknown): Told {
  if (error instanceof ChunkLoadError || (error instanceof Error && error.name === 'ChunkLoadError')) {
    return {
      title: 'This page could not be loaded',
      message:
        'The connection was lost, or a new version has just been published. What you entered is kept on this device.',
    };
  }
  if (error instanceof AppError) return { title: 'This did not work', message: error.userMessage };
  return {
    title: 'Something went wrong on this page',
    message: 'What you entered is kept on this device. Try again, or go back.',
  };
}

/** Renders the error page of a layout when a page below it fails. Expected errors have their own text; the rest is logged and reported. */
export function RouteErrorPage() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isNotFound || error instanceof AppError || error instanceof BrokenLinkError) return;
    console.error('Unexpected error on a page', error);
    reportError(error);
  }, [error, isNotFound]);

  if (isNotFound) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <NotFoundPage />
      </Suspense>
    );
  }
  if (error instanceof BrokenLinkError) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <LinkShowsNothing signInPath={loginPath(error.place)} />
      </Suspense>
    );
  }
  const { title, message } = describe(error);
  return (
    <PageBody size="narrow">
      <ErrorState title={title} message={message} onRetry={() => window.location.reload()} />
    </PageBody>
  );
}
