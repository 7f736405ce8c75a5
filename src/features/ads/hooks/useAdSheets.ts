import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { isPrint, type AdChannel } from '@/domain/ad/channels';
import type { AdFacts } from '@/domain/ad/facts';
import { adLink } from '@/domain/ad/link';
import type { Ad } from '@/domain/ad/schema';
import { contentOf } from '@/domain/ad/sheet/content';
import { PICTURE_FORMATS, type PictureFormat } from '@/domain/ad/sheet/formats';
import type { Sheet } from '@/domain/ad/sheet/marks';
import { pictureSheet } from '@/domain/ad/sheet/pictureSheet';
import { printSides, type PrintSide } from '@/domain/ad/sheet/printSheets';
import { useSheetInputs } from '@/entities/ad/useSheetInputs';

type Asked = { ad: Ad; facts: AdFacts; channel: AdChannel; adId: string };

/** Placeholder for an unsaved ad: its link can't be tracked yet and isn't offered. */
const NOT_STORED = 'not-saved-yet';

/** Builds everything drawn for an ad on a channel, its link, and what doesn't fit. */
export function useAdSheets({ ad, facts, channel, adId }: Asked) {
  const { company } = useSession();
  const { font, logoUrl, primaryColor, accentColor } = company.branding;
  const inputs = useSheetInputs({ font, photoUrl: ad.pictureUrl, logoUrl });
  const { measure, pictures: drawn, family, isPhotoMissing } = inputs;
  const link = adLink(window.location.origin, {
    landing: ad.landing,
    companyId: company.id,
    adId: adId || NOT_STORED,
    channel,
  });
  const made = useMemo(() => {
    const content = contentOf(ad, facts, { channel, look: { primaryColor, accentColor, logoUrl } });
    const pictures: { format: PictureFormat; sheet: Sheet }[] = (PICTURE_FORMATS[channel] ?? []).map((format) => ({
      format,
      sheet: pictureSheet(format, content, { isPlain: channel === 'googleDisplay', measure }),
    }));
    const sides: PrintSide[] = isPrint(channel) ? printSides(channel, content, { ad, measure }) : [];
    const unfit = [...new Set([...pictures, ...sides].flatMap(({ sheet }) => sheet.unfit))];
    return { pictures, sides, unfit };
  }, [ad, facts, channel, primaryColor, accentColor, logoUrl, measure]);
  return { ...made, drawn, family, isPhotoMissing, font, link };
}
