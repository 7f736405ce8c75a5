import { Stack, Tabs, Text } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { AD_CHANNEL_FACTS, AD_CHANNELS, type AdChannel } from '@/domain/ad/channels';
import { lintAd } from '@/domain/ad/lint/lint';
import { RecordForm } from '@/entities/record/RecordForm';
import { Section } from '@/ui/layout/Section';
import type { AdEditing } from '../hooks/useAdForm';
import { useAdFacts } from '../hooks/useAdFacts';
import { AdOutcomeSection } from './AdOutcomeSection';
import { AdPreview } from './AdPreview';
import { BriefFields } from './BriefFields';
import { ExportTools } from './ExportTools';
import { FindingsList } from './FindingsList';
import { ChannelTexts } from './ChannelTexts';
import { MoreFields } from './MoreFields';
import { PictureFields } from './PictureFields';
import classes from './ads.module.css';

type AdEditorProps = { editing: AdEditing; onCancel: () => void };

/** Shows the ad's text on the left, and the preview, problems, and export on the right. */
export function AdEditor({ editing, onCancel }: AdEditorProps) {
  const { form, base } = editing;
  const { facts, site } = useAdFacts();
  const shown = useDeferredValue(form.values);
  const findings = useMemo(() => lintAd(shown, facts), [shown, facts]);
  const [chosen, setChosen] = useState<AdChannel>('googleSearch');
  const channels = AD_CHANNELS.filter((channel) => form.values.channels.includes(channel));
  const channel = channels.includes(chosen) ? chosen : channels[0];
  return (
    <RecordForm editing={editing} onCancel={onCancel} createLabel="Save ad">
      <div className={classes['editor']}>
        <Stack gap="md" className={classes['column'] ?? ''}>
          <BriefFields form={form} facts={facts} site={site} />
          <PictureFields form={form} site={site} />
          {channel && (
            <Tabs value={channel} onChange={(value) => setChosen(AD_CHANNELS.find((one) => one === value) ?? channel)}>
              <Tabs.List aria-label="Channel" className={classes['tabs'] ?? ''}>
                {channels.map((one) => (
                  <Tabs.Tab key={one} value={one}>
                    {AD_CHANNEL_FACTS[one].label}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value={channel} pt="md">
                <ChannelTexts form={form} channel={channel} facts={facts} findings={findings} />
              </Tabs.Panel>
            </Tabs>
          )}
          <MoreFields form={form} />
          {base && <AdOutcomeSection ad={base} />}
        </Stack>
        <div className={classes['aside']}>
          <Stack gap="md">
            {channel ? (
              <>
                <AdPreview ad={shown} facts={facts} channel={channel} adId={base?.id ?? ''} />
                <FindingsList findings={findings} channel={channel} lines={shown.lines} />
                <ExportTools
                  ad={shown}
                  facts={facts}
                  channel={channel}
                  findings={findings}
                  adId={base?.id ?? ''}
                  isSaved={base !== null && !form.isDirty()}
                />
              </>
            ) : (
              <Section title="Preview">
                <Text size="sm" c="dimmed">
                  Choose where the ad runs, and see it here.
                </Text>
              </Section>
            )}
          </Stack>
        </div>
      </div>
    </RecordForm>
  );
}
