import { useState } from 'react';
import type { PublicSite } from '@/domain/website/publicSite';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { exportSite } from '../exportSite';

/** Downloads the site as files. `isPublic`: whether parts that need the live site work in them. */
export function useSiteDownload(isPublic: boolean): {
  download: (site: PublicSite) => Promise<void>;
  isDownloading: boolean;
} {
  const [isDownloading, setIsDownloading] = useState(false);
  const download = async (site: PublicSite): Promise<void> => {
    setIsDownloading(true);
    try {
      const { file, missing } = await exportSite(site);
      downloadFile('website.zip', file);
      if (!isPublic) notify.info('Request form and booking lead to the public site: they work once it is published.');
      if (missing > 0)
        notify.info(`${String(missing)} pictures could not be put into the file. They stay where they are on the web.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setIsDownloading(false);
    }
  };
  return { download, isDownloading };
}
