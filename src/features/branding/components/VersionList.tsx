import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BrandKit } from '@/domain/brand/schema';
import { BRAND_VERSIONS_KEPT, brandVersions, type BrandVersion } from '@/domain/brand/version';
import type { Stored } from '@/domain/record/schema';
import { useMemberNames } from '@/entities/team/useMemberNames';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatDateTime } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import { kitChanges } from '../kitChanges';
import { KitComparison } from './KitComparison';
import classes from './VersionList.module.css';

type VersionListProps = {
  /** Whether the form has unsaved changes, which a restore would discard. */
  isUnsaved: boolean;
  /** Loads a version into the form and its preview, unsaved. */
  onShow: (kit: BrandKit) => void;
  /** Called after a version was restored. */
  onRestored: () => void;
};

const QUERY = brandVersions();

/** Lists the kit's saved versions, newest first: view, compare with the current one, restore. */
export function VersionList({ isUnsaved, onShow, onRestored }: VersionListProps) {
  const { company } = useSession();
  const nameOf = useMemberNames();
  const { records: versions, error, isLoading } = useLiveRecords(collections.brandVersions, QUERY);
  const { update } = useSaveRecord(collections.companies);
  const [open, setOpen] = useState<Stored<BrandVersion> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const when = ({ savedAt }: BrandVersion): string => formatDateTime(savedAt, company.timeZone);

  const mayReplace = async (): Promise<boolean> =>
    !isUnsaved ||
    confirmAction({
      title: 'Discard unsaved changes?',
      message: 'You changed the kit and have not saved it. This version takes the place of what you typed.',
      confirmLabel: 'Discard changes',
      tone: 'danger',
    });
  const show = async ({ kit }: BrandVersion): Promise<void> => {
    if (!(await mayReplace())) return;
    onShow(kit);
    setOpen(null);
  };
  const restore = async (version: Stored<BrandVersion>): Promise<void> => {
    if (!(await mayReplace())) return;
    const before = company.branding;
    setIsBusy(true);
    try {
      await update(company.id, { branding: version.kit });
      setOpen(null);
      onRestored();
      notify.success(`The kit is again as it was on ${when(version)}.`, {
        undo: () => {
          update(company.id, { branding: before }).then(onRestored, (failure: unknown) => notify.error(failure));
        },
      });
    } catch (failure) {
      notify.error(failure);
    } finally {
      setIsBusy(false);
    }
  };

  if (error) return <ErrorState error={error} title="The versions could not be read" />;
  if (isLoading) return <LoadingRows label="Loading versions" />;
  if (versions.length === 0)
    return <EmptyState title="No versions yet" text="Each time the kit is saved, the one before stays here." />;
  return (
    <>
      <PlainList aria-label="Versions of the brand kit">
        {versions.map((version) => {
          const changes = kitChanges(version.kit, company.branding);
          return (
            <li key={version.id} className={classes['row']}>
              <span className={classes['swatches']} aria-hidden>
                <span style={{ background: version.kit.primaryColor }} />
                <span style={{ background: version.kit.accentColor }} />
              </span>
              <span className={classes['words']}>
                <Text size="sm" fw={550}>
                  {when(version)}
                </Text>
                <Text size="sm" c="dimmed">
                  {nameOf(version.savedBy)} ·{' '}
                  {changes.length === 0 ? 'As it is now' : `Differs in ${changes.map(({ label }) => label).join(', ')}`}
                </Text>
              </span>
              {changes.length > 0 && (
                <Button variant="subtle" size="compact-sm" onClick={() => setOpen(version)}>
                  Compare…
                </Button>
              )}
            </li>
          );
        })}
      </PlainList>
      <Text size="xs" c="dimmed" mt="sm">
        The last {BRAND_VERSIONS_KEPT} are kept. What was sent to customers follows the kit, too.
      </Text>
      <Modal opened={open !== null} onClose={() => setOpen(null)} size="lg" title={open ? `Kit of ${when(open)}` : ''}>
        {open && (
          <Stack gap="md">
            <KitComparison changes={kitChanges(open.kit, company.branding)} />
            <Group gap="xs">
              <Button loading={isBusy} onClick={() => void restore(open)}>
                Restore
              </Button>
              <Button variant="default" disabled={isBusy} onClick={() => void show(open)}>
                Look at it in the preview
              </Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </>
  );
}
