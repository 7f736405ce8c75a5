import { SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { renderSitePage } from '@/documents/website/render';
import { EMPTY_FORM, type FormState } from '@/domain/website/forms';
import { languagesOf, pagesOf, parseSitePath } from '@/domain/website/pages';
import type { PublicSite } from '@/domain/website/publicSite';
import type { AnyPage, SiteLanguage } from '@/domain/website/schema';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useKeptPlace } from './useKeptPlace';
import classes from './SitePreview.module.css';

type SitePreviewProps = {
  site: PublicSite;
  page: AnyPage;
  onPage: (page: AnyPage) => void;
  /** The block being edited: it's scrolled into view. */
  blockId?: string;
};

const WIDTHS = { desktop: 1180, phone: 390 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = [
  { value: 'desktop', label: <IconDeviceDesktop size={18} aria-label="Desktop" /> },
  { value: 'phone', label: <IconDeviceMobile size={18} aria-label="Phone" /> },
];
/** Placeholder for the layout; real times are offered by the published site. */
const NO_TICKET: FormState = { ...EMPTY_FORM };

/**
 * Renders the page as customers would get it, with the same function as the server. Its links navigate within the preview; nothing in it
 * runs or is sent.
 */
export function SitePreview({ site, page, onPage, blockId = '' }: SitePreviewProps) {
  const isPhone = useIsPhone();
  const [device, setDevice] = useState<Device>(isPhone ? 'phone' : 'desktop');
  const [chosen, setLanguage] = useState<SiteLanguage>(site.content.language);
  const { ref, width } = useElementSize();
  const languages = languagesOf(site.content);
  const language = languages.includes(chosen) ? chosen : site.content.language;
  const shown = pagesOf(site.content).includes(page) ? page : 'home';
  const { html } = useMemo(
    () => renderSitePage({ site, page: shown, language, place: { kind: 'live' }, form: NO_TICKET }),
    [site, shown, language],
  );
  const scale = width > 0 ? Math.min(1, width / WIDTHS[device]) : 1;

  const { frame, comeBack } = useKeptPlace(shown, blockId);

  const follow = (event: Event): void => {
    // The target belongs to another window, so `instanceof` doesn't work here.
    const own = (event.target as Element).closest('a');
    event.preventDefault();
    const address = own ? parseSitePath(new URL(own.href, window.location.href).pathname) : null;
    if (address?.kind !== 'page') return;
    const to = pagesOf(site.content).find((one) => one === address.page);
    if (!to) return;
    setLanguage(address.language ?? site.content.language);
    onPage(to);
  };

  return (
    <div className={classes['previewSide']}>
      <div className={classes['previewTools']}>
        <SegmentedControl
          size="xs"
          aria-label="Device"
          data={DEVICES}
          value={device}
          onChange={(value) => setDevice(value === 'phone' ? 'phone' : 'desktop')}
        />
      </div>
      <div ref={ref} className={classes['window']} data-device={device}>
        <iframe
          ref={frame}
          title="Preview of the site"
          srcDoc={html}
          // Scripts and forms stay off; being same-origin lets this page catch clicks.
          sandbox="allow-same-origin"
          className={classes['frame']}
          style={{
            width: WIDTHS[device],
            height: `calc(var(--site-preview-height) / ${String(scale)})`,
            transform: `scale(${String(scale)})`,
          }}
          onLoad={(event) => {
            event.currentTarget.contentDocument?.addEventListener('click', follow);
            comeBack();
          }}
        />
      </div>
    </div>
  );
}
