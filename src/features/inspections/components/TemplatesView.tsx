import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { itemCount, readForm } from '@/domain/inspection/form';
import { READY_TEMPLATES } from '@/domain/inspection/ready/list';
import { TRADE_LABELS, type InspectionTemplate } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { hasEveryWord } from '@/entities/record/heldList';
import { useArchive } from '@/entities/record/useArchive';
import { useDelete } from '@/entities/record/useDelete';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { SearchField } from '@/ui/table/SearchField';
import { useTemplateList } from '../hooks/useTemplateList';
import { MoreTemplates } from './MoreTemplates';

/** Lists the templates for inspections: the company's own, and those that come with the product. */
export function TemplatesView() {
  const can = useCan();
  const mayEdit = can('update', 'inspectionTemplates');
  const [q, setQ] = useState('');
  const { rows, isLoading, error, retry, paging, hasMore } = useTemplateList(q);
  const ready = READY_TEMPLATES.filter(({ name, description }) => hasEveryWord([name, description], q.trim()));
  const hasFailed = error !== null && error !== undefined;
  const isEmpty = !isLoading && !hasFailed && rows.length === 0;
  const newButton = can('create', 'inspectionTemplates') && (
    <LinkButton to={paths.inspectionTemplate('new')} leftSection={<IconPlus size={18} aria-hidden />}>
      New template
    </LinkButton>
  );
  return (
    <PageBody size="normal">
      <PageHeader
        title="Inspection templates"
        back={{ to: paths.inspections, label: 'Inspections' }}
        actions={newButton || undefined}
      />
      <SearchField label="Search templates" value={q} onChange={setQ} />
      <Section title="Your templates">
        {isLoading && <LoadingRows rows={3} label="Loading templates" />}
        {hasFailed && <ErrorState error={error} onRetry={() => void retry?.()} />}
        {isEmpty && q.trim() !== '' && (
          <EmptyState title="None of your templates match" text="Try how its name begins." />
        )}
        {isEmpty && q.trim() === '' && (
          <EmptyState
            title="No templates yet"
            text="Copy a ready one below and make it yours, or begin with an empty one."
          />
        )}
        {rows.length > 0 && (
          <LinedList label="Your templates">
            {rows.map((template) => (
              <OwnTemplate key={template.id} template={template} mayEdit={mayEdit} />
            ))}
          </LinedList>
        )}
        {hasMore && <MoreTemplates paging={paging} />}
      </Section>
      <Section title="Ready-made" description="Written by Fieldwright. Use them as they are, or copy one to change it.">
        <LinedList label="Ready-made templates">
          {ready.map(({ id, name, trade, description }) => (
            <LinedRow key={id} title={name} details={`${TRADE_LABELS[trade]} · ${description}`}>
              <LinkButton variant="text" to={paths.inspectionNewFor({ template: id })} aria-label={`Use ${name}`}>
                Use
              </LinkButton>
              {can('create', 'inspectionTemplates') && (
                <LinkButton
                  variant="text"
                  to={`${paths.inspectionTemplate('new')}?from=${id}`}
                  aria-label={`Copy ${name}`}
                >
                  Copy
                </LinkButton>
              )}
            </LinedRow>
          ))}
        </LinedList>
      </Section>
    </PageBody>
  );
}

function OwnTemplate({ template, mayEdit }: { template: Stored<InspectionTemplate>; mayEdit: boolean }) {
  const can = useCan();
  const { timeZone } = useSession().company;
  const remove = useDelete(collections.inspectionTemplates);
  const { id, name, trade, version, form, isActive, updatedAt } = template;
  const { archive, restore } = useArchive(collections.inspectionTemplates, template, {
    name,
    archived: { isActive: false },
    active: { isActive: true },
  });
  return (
    <LinedRow
      title={
        <>
          <RouterLink to={paths.inspectionTemplate(id)}>{name}</RouterLink>{' '}
          {!isActive && <StatusBadge tone="neutral" label="Archived" />}
        </>
      }
      details={[
        TRADE_LABELS[trade],
        formatCount(itemCount(readForm(form)), 'item'),
        `version ${version}, ${formatShortDate(updatedAt, timeZone)}`,
      ].join(' · ')}
    >
      {isActive && (
        <LinkButton variant="text" to={paths.inspectionNewFor({ template: id })} aria-label={`Use ${name}`}>
          Use
        </LinkButton>
      )}
      {can('create', 'inspectionTemplates') && (
        <LinkButton variant="text" to={`${paths.inspectionTemplate('new')}?from=${id}`} aria-label={`Copy ${name}`}>
          Copy
        </LinkButton>
      )}
      {mayEdit && (
        <Button
          variant="text"
          aria-label={`${isActive ? 'Archive' : 'Restore'} ${name}`}
          onClick={() => void (isActive ? archive() : restore())}
        >
          {isActive ? 'Archive' : 'Restore'}
        </Button>
      )}
      {can('delete', 'inspectionTemplates') && (
        <Button
          variant="text"
          aria-label={`Delete ${name}`}
          onClick={() =>
            void remove(id, {
              name,
              message: 'Inspections that were started with it keep their form.',
              confirmLabel: 'Delete template',
            })
          }
        >
          Delete
        </Button>
      )}
    </LinedRow>
  );
}
