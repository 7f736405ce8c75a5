import { Group, Button, Menu } from '@mantine/core';
import {
  IconExternalLink,
  IconDots,
  IconHistory,
  IconDownload,
  IconWorldOff,
  IconWorldUpload,
} from '@tabler/icons-react';
import { isDemoTab } from '@/data/demo/demoTab';
import { siteBase } from '@/domain/website/pages';
import type { useSite } from '@/entities/website/useSite';
import type { usePublishing } from '../hooks/usePublishing';

type SiteActionsProps = {
  site: ReturnType<typeof useSite>;
  publishing: ReturnType<typeof usePublishing>;
  onVersions: () => void;
};

/** Publishes or opens the site, with less common actions in a menu. */
export function SiteActions({ site, publishing, onVersions }: SiteActionsProps) {
  const { live, isBusy } = publishing;
  return (
    <Group gap="xs" wrap="nowrap">
      {live && !isDemoTab() && (
        <Button
          component="a"
          href={siteBase(site.companyId)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          visibleFrom="sm"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Open site
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" aria-label="More about the site" px="sm">
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {live && !isDemoTab() && (
            <Menu.Item
              component="a"
              href={siteBase(site.companyId)}
              target="_blank"
              rel="noreferrer"
              hiddenFrom="sm"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              Open site
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={onVersions}>
            Versions
          </Menu.Item>
          <Menu.Item
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void publishing.download(site)}
          >
            Download as files (ZIP)
          </Menu.Item>
          {live && (
            <Menu.Item leftSection={<IconWorldOff size={18} aria-hidden />} onClick={() => void publishing.unpublish()}>
              Take the site offline…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        leftSection={<IconWorldUpload size={18} aria-hidden />}
        onClick={() => void publishing.publish()}
        loading={isBusy}
      >
        Publish
      </Button>
    </Group>
  );
}
