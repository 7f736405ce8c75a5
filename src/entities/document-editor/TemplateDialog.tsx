import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { DocumentLine, DocumentOption } from '@/domain/billing/schema';
import { lineFromItem } from '@/domain/pricebook/line';
import { allTemplates } from '@/domain/pricebook/queries';
import type { PricebookTemplate, TemplateOption } from '@/domain/pricebook/template';
import { AddSampleTemplates } from '@/entities/pricebook/AddSampleTemplates';
import { resolvePicks } from '@/entities/pricebook/resolvePicks';
import { TemplateOptions } from '@/entities/pricebook/TemplateOptions';
import { usePricebook } from '@/entities/pricebook/usePricebook';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from './TemplateDialog.module.css';

type TemplateParts = { option: Omit<DocumentOption, 'id'>; lines: DocumentLine[] }[];

type TemplateDialogProps = { onChoose: (parts: TemplateParts) => void; onClose: () => void };

const QUERY = allTemplates();

/** Lets the user pick a good, better, best template; shows its options side by side at today's prices, as in the estimate. */
export function TemplateDialog({ onChoose, onClose }: TemplateDialogProps) {
  const workspace = useWorkspace();
  const { engine } = usePricebook();
  const { data, isLoading, error } = useRecords(collections.pricebookTemplates, QUERY);
  const [busyId, setBusyId] = useState('');

  const linesOf = async ({ items }: TemplateOption): Promise<DocumentLine[]> => {
    const rows = new Map((await engine.find(items.map(({ itemId }) => itemId))).map((row) => [row.id, row]));
    const picks = items.flatMap(({ itemId, quantityE4 }) => {
      const item = rows.get(itemId);
      return item ? [{ item, quantityE4 }] : [];
    });
    const { items: picked } = await resolvePicks(workspace, engine, picks);
    return picked.map(({ item, quantityE4 }) => lineFromItem(item, { id: newId(), quantityE4 }));
  };
  const choose = async (id: string, { options }: PricebookTemplate): Promise<void> => {
    setBusyId(id);
    try {
      onChoose(
        await Promise.all(
          options.map(async (option) => {
            const { name, description, isRecommended } = option;
            return { option: { name, description, isRecommended }, lines: await linesOf(option) };
          }),
        ),
      );
      onClose();
    } catch (fault) {
      setBusyId('');
      notify.error(fault);
    }
  };

  return (
    <Modal opened onClose={onClose} title="Start from a template" size="54rem">
      {isLoading && <LoadingRows rows={4} />}
      {error && <ErrorState error={error} />}
      {data?.length === 0 && (
        <EmptyState
          title="No templates yet"
          text="Put pricebook items into good, better and best once, and start every estimate from them."
          action={
            <Group justify="center">
              <AddSampleTemplates />
              <LinkButton to={paths.pricebookTemplates} variant="default">
                Make your own
              </LinkButton>
            </Group>
          }
        />
      )}
      {data?.map((template) => (
        <section key={template.id} className={classes.template} aria-label={template.name}>
          <div className={classes.head}>
            <div>
              <Text fw={600}>{template.name}</Text>
              {template.description !== '' && (
                <Text size="sm" c="dimmed">
                  {template.description}
                </Text>
              )}
            </div>
            <Button
              variant="default"
              aria-label={`Use ${template.name}`}
              loading={busyId === template.id}
              disabled={busyId !== ''}
              onClick={() => void choose(template.id, template)}
            >
              Use this
            </Button>
          </div>
          <TemplateOptions options={template.options} />
        </section>
      ))}
    </Modal>
  );
}
