import { Group, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { NearbyPages } from '@/ui/layout/NearbyPages';
import { RouterLink } from '@/ui/links/RouterLink';
import { PageBody } from '@/ui/layout/PageBody';
import classes from './RecordList.module.css';
import { NotAllowed, type Refusal } from '../team/NotAllowed';
import { RecordList, type RecordListProps } from './RecordList';

type RecordListPageProps<Row extends { id: string }> = Omit<RecordListProps<Row>, 'heading'> & {
  title: string;
  /** The total count, if known: "2,431 customers". */
  count?: string;
  /** Totals, shown if there is room. */
  sums?: string;
  /** A link back, if the list belongs to another page. */
  back?: { to: string; label: string };
  /** The related pages, including this one. */
  nearby?: ComponentProps<typeof NearbyPages>;
  /** Why the user may not read it; replaces the list. */
  denied?: Refusal | false;
  /** Drawers and dialogs. */
  children?: ReactNode;
};

/** Renders a list's page: its title is in the list's own header, so the rows start as high as possible. */
export function RecordListPage<Row extends { id: string }>({
  title,
  count = '',
  sums = '',
  back,
  nearby,
  denied = false,
  children,
  ...list
}: RecordListPageProps<Row>) {
  return (
    <PageBody size="full">
      <title>{`${title} · Fieldwright`}</title>
      {back && (
        <RouterLink to={back.to} size="sm" className={classes.back ?? ''}>
          <IconArrowLeft size={16} aria-hidden />
          {back.label}
        </RouterLink>
      )}
      {nearby && <NearbyPages {...nearby} />}
      {denied ? (
        <>
          <Title order={1}>{title}</Title>
          <NotAllowed {...denied} />
        </>
      ) : (
        <>
          <RecordList<Row>
            {...list}
            heading={
              <Group gap="xs" align="baseline" wrap="nowrap">
                <Title order={1}>{title}</Title>
                {count !== '' && (
                  <span className={classes.count}>
                    {count}
                    {sums !== '' && <span className={classes.sums}>: {sums}</span>}
                  </span>
                )}
              </Group>
            }
          />
          {children}
        </>
      )}
    </PageBody>
  );
}
