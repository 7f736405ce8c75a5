import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LeadFilters } from '@/domain/lead/queries';
import { FilterChips } from '@/ui/table/FilterChips';
import type { FilterField } from '@/ui/table/filterFields';
import { ListMenu, type ListAction } from '@/ui/table/ListMenu';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { PageBody } from '@/ui/layout/PageBody';
import { LeadBoard } from './LeadBoard';

type BoardPageProps = {
  filters: LeadFilters;
  fields: readonly FilterField[];
  primary: ReactNode;
  actions: readonly ListAction[];
};

/** Shows the board under the same header and filters as the list. */
export function BoardPage({ filters, fields, primary, actions }: BoardPageProps) {
  return (
    <PageBody size="full">
      <title>Leads · Fieldwright</title>
      <ListToolbar
        heading={<Title order={1}>Leads</Title>}
        searchLabel="Filter the board"
        filters={fields}
        menu={<ListMenu actions={actions} />}
        primary={primary}
      />
      <FilterChips fields={fields} onClear={() => fields.forEach(({ onChange }) => onChange(''))} />
      <LeadBoard source={filters.source} assignedTo={filters.assignedTo} />
    </PageBody>
  );
}
