import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { isDemoTab } from '@/data/demo/demoTab';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import type { Stored } from '@/domain/record/schema';
import { publishWebsite, unpublishWebsite } from '@/domain/website/api';
import type { PublicSite } from '@/domain/website/publicSite';
import { websiteVersions } from '@/domain/website/queries';
import { WEBSITE_ID, type WebsiteContent, type WebsiteVersion } from '@/domain/website/schema';
import { useUntilSent } from '@/entities/mail/useUntilSent';
import type { RecordEditing } from '@/entities/record/useRecordForm';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useSiteDownload } from './useSiteDownload';

const VERSIONS = websiteVersions();

export type Publishing = {
  versions: Stored<WebsiteVersion>[];
  /** Version customers see; null if there is none. */
  live: Stored<WebsiteVersion> | null;
  isLoading: boolean;
  isBusy: boolean;
  /** Saves the form's contents, and publishes them. */
  publish: () => Promise<void>;
  /** Restores an earlier version unchanged. */
  goBack: (version: Stored<WebsiteVersion>) => Promise<boolean>;
  unpublish: () => Promise<void>;
  download: (site: PublicSite) => Promise<void>;
};

/** Publishes the site, restores an earlier version, takes it offline, or downloads it as files. */
export function usePublishing(editing: RecordEditing<WebsiteContent, WebsiteContent>): Publishing {
  const { records: versions, isLoading } = useLiveRecords(collections.websiteVersions, VERSIONS);
  const untilSent = useUntilSent();
  const [isBusy, setIsBusy] = useState(false);
  const live = versions.find(({ isLive }) => isLive) ?? null;

  const busily = async (work: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  const publish = async (): Promise<void> => {
    const { form } = editing;
    if (form.validate().hasErrors) {
      notify.error('Something in the draft needs a look. It is marked.');
      return;
    }
    await busily(async () => {
      const saved = form.isDirty() ? await editing.save(form.values) : editing.base;
      form.draft.forget();
      // The function publishes the server's copy: on a slow connection the draft may not have been sent yet.
      await untilSent([WEBSITE_ID]);
      const { number } = await callFunction(publishWebsite, { revision: saved?.revision ?? '' });
      const where = isDemoTab() ? 'In this demo it is seen in the preview.' : 'Visitors see it within six minutes.';
      notify.success(`Version ${String(number)} is published. ${where}`);
    });
  };
  const goBack = (version: Stored<WebsiteVersion>): Promise<boolean> =>
    busily(async () => {
      await callFunction(publishWebsite, { versionId: version.id });
      notify.success(`Version ${String(version.number)} is public again. Your draft is as it was.`);
    });
  const unpublish = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: 'Take the site offline?',
      message: 'Its addresses lead nowhere until you publish again. Draft and versions stay.',
      confirmLabel: 'Take offline',
      tone: 'danger',
    });
    if (!isSure) return;
    await busily(async () => {
      await callFunction(unpublishWebsite, {});
      notify.success('The site is offline. It may be seen for up to six minutes.');
    });
  };
  const { download, isDownloading } = useSiteDownload(live !== null);
  return { versions, live, isLoading, isBusy: isBusy || isDownloading, publish, goBack, unpublish, download };
}
