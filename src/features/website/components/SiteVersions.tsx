import { Button, Drawer, Group, Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { VERSIONS_KEPT, websiteContentSchema, type WebsiteContent, type WebsiteVersion } from '@/domain/website/schema';
import { useMemberNames } from '@/entities/team/useMemberNames';
import { isSame } from '@/lib/stableJson';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { notify } from '@/ui/feedback/notify';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDateTime } from '@/ui/format/dateTime';
import type { Publishing } from '../hooks/usePublishing';
import classes from './website.module.css';

type SiteVersionsProps = {
  publishing: Publishing;
  record: Stored<WebsiteContent>;
  onClose: () => void;
  /** Called when a version replaced the draft. */
  onReplaced: () => void;
};

/** Lists published versions, with date and person: republish right away, or load into the draft to continue. */
export function SiteVersions({ publishing, record, onClose, onReplaced }: SiteVersionsProps) {
  const { company } = useSession();
  const nameOf = useMemberNames();
  const { update } = useSaveRecord(collections.websiteContent);
  const { versions, isBusy, goBack } = publishing;
  const draft = websiteContentSchema.parse(record);

  const intoDraft = async (version: WebsiteVersion): Promise<void> => {
    try {
      await update(record.id, version.content);
      onReplaced();
      notify.success(`The draft is version ${String(version.number)} now.`, {
        undo: () => {
          update(record.id, draft).then(onReplaced, (error: unknown) => notify.error(error));
        },
      });
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <Drawer opened onClose={onClose} position="right" size="md" title="Versions">
      {versions.length === 0 ? (
        <EmptyState
          title="No versions yet"
          text="Each time the site is published, its version is listed here. The last 30 are kept."
        />
      ) : (
        <ul className={classes['blocks']} aria-label="Versions of the site">
          {versions.map((version) => (
            <li key={version.id} className={classes['block']}>
              <Group justify="space-between" wrap="nowrap">
                <Text size="sm" fw={550}>
                  Version {version.number}
                </Text>
                {version.isLive && <StatusBadge tone="success" label="Public" />}
              </Group>
              <Text size="sm" c="dimmed">
                {formatDateTime(version.publishedAt, company.timeZone)} · {nameOf(version.publishedBy)}
              </Text>
              <Group gap="xs" mt={4}>
                {!version.isLive && (
                  <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => void goBack(version)}>
                    Make public again
                  </Button>
                )}
                {!isSame(version.content, draft) && (
                  <Button variant="subtle" size="compact-sm" disabled={isBusy} onClick={() => void intoDraft(version)}>
                    Take into the draft
                  </Button>
                )}
              </Group>
            </li>
          ))}
        </ul>
      )}
      <Text size="xs" c="dimmed" mt="sm">
        The last {VERSIONS_KEPT} are kept. Hours, prices, team and reviews are always as they are now, and pictures that
        are no longer in the draft’s gallery stay off the site.
      </Text>
    </Drawer>
  );
}
