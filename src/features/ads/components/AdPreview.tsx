import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AD_CHANNEL_FACTS, isPrint, type AdChannel } from '@/domain/ad/channels';
import type { AdFacts } from '@/domain/ad/facts';
import type { Ad } from '@/domain/ad/schema';
import { SheetCanvas } from '@/entities/ad/SheetCanvas';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import { useAdSheets } from '../hooks/useAdSheets';
import { FeedPreview } from './FeedPreview';
import { SearchPreview } from './SearchPreview';

type AdPreviewProps = { ad: Ad; facts: AdFacts; channel: AdChannel; adId: string };

/** Previews the ad on one channel while it's being written. */
export function AdPreview({ ad, facts, channel, adId }: AdPreviewProps) {
  const sheets = useAdSheets({ ad, facts, channel, adId });
  const [turn, setTurn] = useState(0);
  const [formatId, setFormatId] = useState('');
  const picture = sheets.pictures.find(({ format }) => format.id === formatId) ?? sheets.pictures[0];
  return (
    <Section
      title="Preview"
      description={AD_CHANNEL_FACTS[channel].label}
      actions={
        !isPrint(channel) && (
          <Button variant="default" size="compact-md" onClick={() => setTurn(turn + 1)}>
            Another combination
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {channel === 'googleSearch' && <SearchPreview ad={ad} facts={facts} turn={turn} />}
        {picture && (
          <>
            {sheets.pictures.length > 1 && (
              <SegmentedControl
                size="xs"
                aria-label="Size of the picture"
                data={sheets.pictures.map(({ format }) => ({
                  value: format.id,
                  label: format.label.split(',')[0] ?? '',
                }))}
                value={picture.format.id}
                onChange={setFormatId}
              />
            )}
            <FeedPreview ad={ad} facts={facts} channel={channel} turn={turn}>
              <SheetCanvas
                sheet={picture.sheet}
                pictures={sheets.drawn}
                font={sheets.family}
                link={sheets.link}
                label={`Picture, ${picture.format.label}`}
                width={420}
              />
            </FeedPreview>
          </>
        )}
        {sheets.sides.map(({ id, label, sheet, format }) => (
          <div key={id}>
            <Group justify="space-between" mb={4}>
              <Text size="sm" fw={500}>
                {label}
              </Text>
              <Text size="sm" c="dimmed">
                {format.width} × {format.height} in, with bleed
              </Text>
            </Group>
            <SheetCanvas
              sheet={sheet}
              pictures={sheets.drawn}
              font={sheets.family}
              link={sheets.link}
              label={`${label} of the ${AD_CHANNEL_FACTS[channel].label.toLowerCase()}`}
              width={sheet.width > sheet.height ? 440 : 300}
            />
          </div>
        ))}
        {sheets.isPhotoMissing && (
          <InlineNotice tone="warning">
            The picture cannot be loaded now. Check the connection, or choose another.
          </InlineNotice>
        )}
        {sheets.unfit.map((text) => (
          <InlineNotice key={text} tone="warning" title="Does not fit its place">
            “{text.slice(0, 80)}” – shorten it. Nothing is cut off for you.
          </InlineNotice>
        ))}
      </Stack>
    </Section>
  );
}
