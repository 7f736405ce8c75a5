import { Text } from '@mantine/core';
import { type AdChannel, isPrint } from '@/domain/ad/channels';
import { PRINT_DPI } from '@/domain/ad/sheet/formats';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type ExportNotesProps = {
  channel: AdChannel;
  /** The photo's resolution at its printed size, in dots per inch, or null if there's no photo. */
  dpi: number | null;
};

/** Explains how to use the files, and warns about what won't look good. */
export function ExportNotes({ channel, dpi }: ExportNotesProps) {
  return (
    <>
      {isPrint(channel) && (
        <Text size="sm" c="dimmed">
          With 0.125 in bleed and crop marks on each side; text stays 0.25 in inside the cut. Print it at 100%, in
          color.
        </Text>
      )}
      {dpi !== null && dpi < PRINT_DPI * 0.6 && (
        <InlineNotice tone="warning">
          The picture has {dpi} dots to the inch at this size; printers ask for {PRINT_DPI}. It will look soft.
        </InlineNotice>
      )}
      {channel === 'googleSearch' && (
        <Text size="sm" c="dimmed">
          Google Ads Editor → Account → Import → From file. Campaign, ad group, keywords and ad come in paused.
        </Text>
      )}
    </>
  );
}
