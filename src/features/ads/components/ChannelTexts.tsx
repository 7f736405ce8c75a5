import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AD_CHANNEL_FACTS, slotsOf, type AdChannel, type SlotFacts } from '@/domain/ad/channels';
import { rewritten } from '@/domain/ad/compose/compose';
import type { AdFacts } from '@/domain/ad/facts';
import type { AdFinding } from '@/domain/ad/lint/finding';
import { AD_LINES_LIMIT, POSTCARD_SIZES, type AdLine } from '@/domain/ad/schema';
import { POSTCARD_FORMATS } from '@/domain/ad/sheet/formats';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { FormSelect } from '@/ui/forms/FormSelect';
import { Section } from '@/ui/layout/Section';
import type { AdFormApi } from '../hooks/useAdForm';
import { AiSuggestions } from './AiSuggestions';
import { LineField } from './LineField';

const POSTCARDS = POSTCARD_SIZES.map((value) => ({ value, label: POSTCARD_FORMATS[value].label }));

type ChannelTextsProps = {
  form: AdFormApi;
  channel: AdChannel;
  facts: AdFacts;
  findings: readonly AdFinding[];
};

/** Edits one channel's texts: generated from the company's records, changed by hand, with live character counts. */
export function ChannelTexts({ form, channel, facts, findings }: ChannelTextsProps) {
  const [turn, setTurn] = useState(0);
  const { lines } = form.values;
  const isEmpty = !lines.some((line) => line.channel === channel);
  const write = (): void => {
    const before = lines;
    form.setFieldValue('lines', rewritten(form.values, facts, { channels: [channel], turn, newId }));
    setTurn(turn + 1);
    if (!isEmpty) notify.success('Written again.', { undo: () => form.setFieldValue('lines', before) });
  };
  return (
    <Section
      title={`Texts for ${AD_CHANNEL_FACTS[channel].label}`}
      description="Written from your own records. What would need a proof that is not there is not said."
      actions={
        <Button variant={isEmpty ? 'filled' : 'default'} onClick={write}>
          {isEmpty ? 'Write the texts' : 'Write others'}
        </Button>
      }
    >
      <Stack gap="lg">
        {channel === 'postcard' && <FormSelect form={form} name="postcardSize" label="Size" options={POSTCARDS} />}
        <AiSuggestions form={form} channel={channel} facts={facts} />
        {slotsOf(channel).map((slot) => (
          <SlotFields key={slot.slot} form={form} channel={channel} slot={slot} facts={facts} findings={findings} />
        ))}
      </Stack>
    </Section>
  );
}

type SlotFieldsProps = ChannelTextsProps & { slot: SlotFacts };

function SlotFields({ form, channel, slot, findings }: SlotFieldsProps) {
  const { lines } = form.values;
  const own = lines.flatMap((line, index) =>
    line.channel === channel && line.slot === slot.slot ? [{ line, index }] : [],
  );
  const add = (): void => {
    const line: AdLine = { id: newId(), channel, slot: slot.slot, text: '', pin: 0 };
    form.insertListItem('lines', line);
  };
  const isFull = own.length >= slot.count || lines.length >= AD_LINES_LIMIT;
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd="none">
      <Text component="legend" size="sm" fw={500} p={0}>
        {slot.count === 1 ? slot.label : `${slot.label}s`}
        <Text span size="sm" c="dimmed" fw={400}>
          {' '}
          {slot.count === 1
            ? slot.least === 0
              ? 'optional'
              : ''
            : `${String(own.length)} of ${slot.least === 0 ? 'at most ' : `${String(slot.least)}–`}${String(slot.count)}`}
        </Text>
      </Text>
      {own.map(({ line, index }, place) => (
        <LineField
          key={line.id}
          form={form}
          index={index}
          line={line}
          slot={slot}
          label={`${slot.label} ${String(place + 1)}`}
          findings={findings.filter(({ lineId }) => lineId === line.id)}
        />
      ))}
      {!isFull && (
        <Group>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={add}
            aria-label={`Add ${slot.label.toLowerCase()}`}
          >
            Add
          </Button>
        </Group>
      )}
    </Stack>
  );
}
