import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { AD_CHANNEL_FACTS, isPrint, slotsOf, type AdChannel } from '@/domain/ad/channels';
import { shownText } from '@/domain/ad/count';
import type { AdFacts } from '@/domain/ad/facts';
import { GOOGLE_COLUMNS, googleRows } from '@/domain/ad/googleCsv';
import type { AdFinding } from '@/domain/ad/lint/finding';
import { blocking } from '@/domain/ad/lint/lint';
import { textsOf, type Ad } from '@/domain/ad/schema';
import { photoDpi, sheetPng, sheetsPdf } from '@/entities/ad/exportSheets';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { QrCode } from '@/ui/charts/QrCode';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { useAdSheets } from '../hooks/useAdSheets';
import classes from './ads.module.css';
import { ExportNotes } from './ExportNotes';

type ExportToolsProps = {
  ad: Ad;
  facts: AdFacts;
  channel: AdChannel;
  findings: readonly AdFinding[];
  adId: string;
  isSaved: boolean;
};

const QR_PX = 140;

/** Builds a file name from the ad's name, without characters that could be read as a path. */
const fileName = (name: string, ending: string): string =>
  `${
    name
      .normalize('NFKD')
      .replaceAll(/[^\w -]+/g, '')
      .trim()
      .replaceAll(/\s+/g, '-')
      .slice(0, 60) || 'ad'
  }-${ending}`;

/** Returns all of a channel's texts, for pasting into platforms that don't import files. */
const allTexts = (ad: Ad, channel: AdChannel): string =>
  slotsOf(channel)
    .map(({ slot, label }) => {
      const lines = textsOf(ad, channel, slot).map(({ text }) => shownText(channel, text));
      return lines.length === 0 ? '' : `${label}:\n${lines.join('\n')}`;
    })
    .filter(Boolean)
    .join('\n\n');

/** Exports the ad: files for platforms and printers, texts to paste, and the tracked link. Blocked while the check finds errors. */
export function ExportTools({ ad, facts, channel, findings, adId, isSaved }: ExportToolsProps) {
  const sheets = useAdSheets({ ad, facts, channel, adId });
  const { isBusy, carryOut } = useCarryOut();
  const stops = blocking(findings, channel).length + sheets.unfit.length;
  if (stops > 0 || !isSaved)
    return (
      <Section title="Export">
        <InlineNotice tone="neutral">
          {stops > 0
            ? `${formatCount(stops, 'point')} of the check ${stops === 1 ? 'is' : 'are'} to be mended before files can be made.`
            : 'Save the ad first: its link and its code carry its number.'}
        </InlineNotice>
      </Section>
    );
  const { drawn, family, font, link } = sheets;
  const png = (id: string): void =>
    void carryOut(async () => {
      const sheet = [...sheets.pictures.map((one) => ({ id: one.format.id, sheet: one.sheet })), ...sheets.sides].find(
        (one) => one.id === id,
      )?.sheet;
      if (!sheet) return;
      downloadFile(
        fileName(ad.name, `${channel}-${id}.png`),
        await sheetPng(sheet, { pictures: drawn, font: family, link }),
      );
    });
  return (
    <Section title="Export">
      <Stack gap="md">
        <Group gap="xs">
          {channel === 'googleSearch' && (
            <Button
              leftSection={<IconDownload size={18} aria-hidden />}
              variant="default"
              onClick={() =>
                downloadFile(
                  fileName(ad.name, 'google-ads.csv'),
                  csvFile(GOOGLE_COLUMNS, googleRows(ad, { finalUrl: link })),
                )
              }
            >
              CSV for Google Ads Editor
            </Button>
          )}
          {sheets.pictures.map(({ format }) => (
            <Button
              key={format.id}
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={isBusy}
              onClick={() => png(format.id)}
            >
              PNG, {format.label.split(', ')[1]}
            </Button>
          ))}
          {isPrint(channel) && (
            <Button
              leftSection={<IconDownload size={18} aria-hidden />}
              variant="default"
              loading={isBusy}
              onClick={() =>
                void carryOut(async () =>
                  downloadFile(
                    fileName(ad.name, `${channel}.pdf`),
                    await sheetsPdf(sheets.sides, { title: ad.name, pictures: drawn, font, link }),
                  ),
                )
              }
            >
              PDF for the printer
            </Button>
          )}
          {!isPrint(channel) && (
            <CopyButton value={allTexts(ad, channel)}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? 'Copied' : 'Copy the texts'}
                </Button>
              )}
            </CopyButton>
          )}
        </Group>
        <ExportNotes channel={channel} dpi={photoDpi(sheets.sides, drawn)} />
        <Group gap="md" align="flex-start" wrap="nowrap">
          <QrCode text={link} size={QR_PX} label={`Leads where the ${AD_CHANNEL_FACTS[channel].label} ad leads`} />
          <Stack gap="xs">
            <span className={classes['link']}>{link}</span>
            <div>
              <CopyLinkButton address={link} />
            </div>
          </Stack>
        </Group>
      </Stack>
    </Section>
  );
}
