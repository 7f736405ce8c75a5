import { Button, Group, Stack, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { slotFacts, type AdChannel } from '@/domain/ad/channels';
import { writeAds, type AdSuggestion } from '@/domain/ad/api';
import type { AdFacts } from '@/domain/ad/facts';
import { isSound } from '@/domain/ad/lint/lint';
import { AD_LINES_LIMIT, type Ad, type AdLine } from '@/domain/ad/schema';
import { AI_SETTINGS_ID, isPurposeOn } from '@/domain/assistant/settings';
import { newId } from '@/lib/ids';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import type { AdFormApi } from '../hooks/useAdForm';
import classes from './ads.module.css';

type AiSuggestionsProps = { form: AdFormApi; channel: AdChannel; facts: AdFacts };

/** Offers AI-written texts if the company has turned that on. Each has passed the same checks, and none is used without a click. */
export function AiSuggestions(props: AiSuggestionsProps) {
  return useCan()('read', 'aiSettings') ? <WhereTurnedOn {...props} /> : null;
}

function WhereTurnedOn(props: AiSuggestionsProps) {
  const { data: settings } = useOptionalRecord(collections.aiSettings, AI_SETTINGS_ID);
  return settings && isPurposeOn(settings, 'ad-copy') ? <Suggestions key={props.channel} {...props} /> : null;
}

const briefOf = ({ goal, audience, service, offer, offerTerms, offerEndsOn, financingTerms, proof, areas }: Ad) => ({
  goal,
  audience,
  service,
  offer,
  offerTerms,
  offerEndsOn,
  financingTerms,
  proof,
  areas,
});

function Suggestions({ form, channel, facts }: AiSuggestionsProps) {
  const [suggested, setSuggested] = useState<{ lines: AdSuggestion[]; leftOutCount: number } | null>(null);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const { values } = form;
  const isTaken = ({ slot, text }: AdSuggestion): boolean =>
    values.lines.some((line) => line.channel === channel && line.slot === slot && line.text.trim() === text);
  const asLine = ({ slot, text }: AdSuggestion): AdLine => ({ id: newId(), channel, slot, text, pin: 0 });
  // The ad may have changed since the suggestions arrived.
  const shown = (suggested?.lines ?? []).filter((one) => !isTaken(one) && isSound(asLine(one), values, facts));
  const isFull = (slot: AdLine['slot']): boolean =>
    values.lines.filter((line) => line.channel === channel && line.slot === slot).length >=
      (slotFacts(channel, slot)?.count ?? 0) || values.lines.length >= AD_LINES_LIMIT;
  const ask = (): void =>
    void submit(async () => setSuggested(await callFunction(writeAds, { channel, brief: briefOf(values) })));
  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" loading={isBusy} onClick={ask} leftSection={<IconSparkles size={18} aria-hidden />}>
          Suggestions by AI
        </Button>
      </Group>
      <SubmitNotice fault={fault} isSlow={isSlow} />
      {suggested && shown.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          Nothing new that passes the check.
        </Text>
      )}
      {shown.length > 0 && (
        <ul className={classes['findings']} aria-label="Suggestions by AI">
          {shown.map((one) => (
            <li key={`${one.slot} ${one.text}`} className={classes['line']}>
              <Text size="sm" className={classes['grow'] ?? ''}>
                {slotFacts(channel, one.slot)?.label}: {one.text}
              </Text>
              <Button
                variant="default"
                size="compact-md"
                disabled={isFull(one.slot)}
                onClick={() => form.insertListItem('lines', asLine(one))}
              >
                Use it
              </Button>
            </li>
          ))}
        </ul>
      )}
      {suggested !== null && suggested.leftOutCount > 0 && (
        <Text size="sm" c="dimmed">
          {suggested.leftOutCount} did not pass the check and {suggested.leftOutCount === 1 ? 'is' : 'are'} left out.
        </Text>
      )}
    </Stack>
  );
}
