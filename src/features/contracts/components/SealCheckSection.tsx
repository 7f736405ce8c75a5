import { FileButton, Button, Text } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { findSealedContract } from '@/domain/contract/record/api';
import { checkSeal, type SealState } from '@/lib/pdf-seal/pdfSeal';
import { sha256Hex } from '@/lib/sha256Hex';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { Tone } from '@/ui/tone';

type Found = { tone: Tone; title: string; text: string };

const MOST_BYTES = 20_000_000;

const WORDS: Record<SealState, Found> = {
  intact: { tone: 'success', title: 'This file is as it was sealed', text: 'It is unchanged, byte for byte.' },
  changed: {
    tone: 'danger',
    title: 'This file was changed',
    text: 'It no longer matches its seal. Do not rely on it.',
  },
  'added-to': {
    tone: 'danger',
    title: 'Something was added to this file',
    text: 'The sealed part is unchanged, but a viewer may show something else. Do not rely on it.',
  },
  forged: { tone: 'danger', title: 'The seal of this file is not genuine', text: 'Do not rely on it.' },
  foreign: {
    tone: 'warning',
    title: 'This file’s signature was not made here, or was tampered with',
    text: 'Open it in a PDF reader to see whose it is.',
  },
  none: { tone: 'warning', title: 'This file has no seal', text: 'It is not a sealed contract.' },
};

/** Lets the user check whether a PDF is unchanged since it was sealed. The file never leaves the device, only its SHA-256. */
export function SealCheckSection() {
  const [found, setFound] = useState<Found | null>(null);
  const { isBusy, carryOut } = useCarryOut();
  const check = (file: File | null): void => {
    if (!file) return;
    void carryOut(async () => {
      setFound(null);
      if (file.size > MOST_BYTES) {
        setFound({ tone: 'warning', title: 'This file is too large', text: 'Sealed contracts have at most 20 MB.' });
        return;
      }
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { state } = await checkSeal(bytes);
      if (state !== 'intact') {
        setFound(WORDS[state]);
        return;
      }
      const known = await callFunction(findSealedContract, { sha256: await sha256Hex(bytes) });
      setFound(
        known.isKnown
          ? { ...WORDS.intact, text: `Contract ${known.number} of ${known.companyName}. ${WORDS.intact.text}` }
          : {
              tone: 'warning',
              title: 'The seal is intact, but this server did not create it',
              text: 'Anyone can make their own seal. Ask the company for its file.',
            },
      );
    });
  };
  return (
    <Section title="Check a signed PDF">
      <OneColumn gap="sm">
        <Text
          size="sm"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            check(event.dataTransfer.files[0] ?? null);
          }}
        >
          Drop a file here or choose one. It stays on this device; only its fingerprint is looked up.
        </Text>
        <div>
          <FileButton accept="application/pdf" onChange={check}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={isBusy}
                leftSection={<IconFileSearch size={18} aria-hidden />}
              >
                Choose a PDF
              </Button>
            )}
          </FileButton>
        </div>
        {found && (
          <InlineNotice tone={found.tone} title={found.title} role="status">
            {found.text}
          </InlineNotice>
        )}
      </OneColumn>
    </Section>
  );
}
