import { Button, Group, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { allTemplates } from '@/domain/pricebook/queries';
import type { PricebookTemplate } from '@/domain/pricebook/template';
import type { Stored } from '@/domain/record/schema';
import { AddSampleTemplates } from '@/entities/pricebook/AddSampleTemplates';
import { TemplateOptions } from '@/entities/pricebook/TemplateOptions';
import { NewButton } from '@/entities/record/NewButton';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { useDelete } from '@/entities/record/useDelete';
import { useOpenParam } from '@/entities/record/useOpenParam';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { EstimatesPicture } from '@/ui/feedback/pictures/EstimatesPicture';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { TemplateForm } from '../components/TemplateForm';

const QUERY = allTemplates();
/** Three options fit side by side. */
const TEMPLATE_WIDTH = '64rem';

/** Edits the good, better and best templates that estimates start from. */
export function Component() {
  const can = useCan();
  const { data, isLoading, error } = useRecords(collections.pricebookTemplates, QUERY);
  const deleteTemplate = useDelete(collections.pricebookTemplates);
  const { openId, open, close } = useOpenParam();
  const mayEdit = can('update', 'pricebookTemplates');

  const askAndRemove = ({ id, name }: Stored<PricebookTemplate>) =>
    deleteTemplate(id, {
      name,
      message: 'Estimates that started from it keep their options.',
      confirmLabel: 'Delete template',
    });
  const newButton = mayEdit && <NewButton noun="template" open={open} />;

  return (
    <PageBody size="normal">
      <PageHeader
        title="Good, better, best"
        back={{ to: paths.pricebook, label: 'Pricebook' }}
        actions={data && data.length > 0 && newButton}
      />
      {isLoading && <LoadingRows rows={4} />}
      {error && <ErrorState error={error} />}
      {data?.length === 0 && (
        <EmptyState
          picture={<EstimatesPicture />}
          title="No templates yet"
          text="Put items into good, better and best, and start estimates from them."
          action={
            <Group justify="center">
              <AddSampleTemplates />
              {mayEdit && <NewButton noun="template" open={open} variant="default" />}
            </Group>
          }
        />
      )}
      {data?.map((template) => (
        <Section key={template.id} title={template.name}>
          {template.description !== '' && (
            <Text size="sm" mb="sm">
              {template.description}
            </Text>
          )}
          <TemplateOptions options={template.options} />
          <Group gap="sm">
            {mayEdit && (
              <Button variant="default" onClick={() => open(template.id)} aria-label={`Edit ${template.name}`}>
                Edit
              </Button>
            )}
            {can('delete', 'pricebookTemplates') && (
              <Button
                variant="subtle"
                color="gray"
                onClick={() => void askAndRemove(template)}
                aria-label={`Delete ${template.name}`}
              >
                Delete
              </Button>
            )}
          </Group>
        </Section>
      ))}
      <RecordDrawer
        definition={collections.pricebookTemplates}
        noun="template"
        openId={openId}
        onClose={close}
        titleOf={({ name }) => name}
        mayCreate={mayEdit}
        size={TEMPLATE_WIDTH}
      >
        {(template) =>
          template && !mayEdit ? (
            <TemplateOptions options={template.options} />
          ) : (
            <TemplateForm key={template?.id ?? 'new'} template={template} onDone={close} />
          )
        }
      </RecordDrawer>
    </PageBody>
  );
}
