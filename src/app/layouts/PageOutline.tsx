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

/** A page whose code is on its way: what it is called, where that is known, at the place where the page will have it. Programs that look at pages tell it by `data-outline`. */
export function PageOutline({ of }: { of: RouteHandle | null }) {
  return (
    <div data-outline>
      {of?.shape && <Heading title={of.title} shape={of.shape} />}
      <PageSpinner />
    </div>
  );
}
