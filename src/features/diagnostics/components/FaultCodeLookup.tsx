import { Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FAULT_CODES } from '@/domain/diagnostics/guide/faultCodes';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';

/** Looks up what a blink code means, where sources agree; the legend on the unit takes precedence. */
export function FaultCodeLookup() {
  const [name, setName] = useState<string | null>(null);
  const chosen = FAULT_CODES.find(({ platform }) => platform === name);
  return (
    <Section
      title="Fault codes"
      description="Only meanings on which sources agree. Read the legend on the unit: it wins."
    >
      <Stack gap="sm">
        <Select
          label="Control"
          data={FAULT_CODES.map(({ platform }) => platform)}
          value={name}
          onChange={setName}
          placeholder="Choose…"
          searchable
          clearable
        />
        {chosen && (
          <>
            <DetailList items={chosen.codes.map(({ code, meaning }) => ({ label: `Code ${code}`, value: meaning }))} />
            <Text size="sm" c="dimmed">
              {chosen.where}. Source: {chosen.source} ({chosen.certainty}).
            </Text>
            {chosen.conflicts !== '' && (
              <Text size="sm" c="dimmed">
                Contradictions: {chosen.conflicts}.
              </Text>
            )}
          </>
        )}
      </Stack>
    </Section>
  );
}
