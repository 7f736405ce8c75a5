import { Title } from '@mantine/core';
import type { PageShape, RouteHandle } from '@/lib/featureRoute';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import classes from './PageOutline.module.css';

type HeadingProps = { title: string; shape: PageShape };

function Heading({ title, shape }: HeadingProps) {
  return shape === 'list' ? (
    <PageBody size="full">
      <title>{`${title} · Fieldwright`}</title>
      <div className={classes['listHead']}>
        <Title order={1}>{title}</Title>
      </div>
    </PageBody>
  ) : (
    <PageBody size={shape}>
      <PageHeader title={title} />
    </PageBody>
  );
}

/**
 * Renders the outline of a page whose code is loading: its title, if known, in its final position. Automated checks recognize it by
 * `data-outline`.
 */
export function PageOutline({ of }: { of: RouteHandle | null }) {
  return (
    <div data-outline>
      {of?.shape && <Heading title={of.title} shape={of.shape} />}
      <PageSpinner />
    </div>
  );
}
