import '@mantine/dropzone/styles.css';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { uploadImage } from '@/data/uploads/imageUpload';
import { LOGO_STORED_MAX_BYTES } from '@/domain/brand/logoFile';
import { userMessageOf } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { editedLogo, type LogoEdits } from './editLogo';
import { openLogo, pngOf, type OpenLogo } from './openLogo';
import { LogoDrop } from './LogoDrop';
import { LogoEditor } from './LogoEditor';

type LogoSlotProps = {
  ground: 'light' | 'dark';
  logoUrl: string;
  /** Title and empty text, if it isn't the company's own logo. */
  words?: { title: string; none: string };
  /** Receives the stored logo's URL, '' if it was removed. If it throws, the slot stays as it is and shows why. */
  onChange: (logoUrl: string) => unknown;
};

const WORDS = {
  light: { title: 'For a light background', none: 'None yet. Documents and e-mails show only your name.' },
  dark: { title: 'For a dark background', none: 'None. On dark screens, your other logo gets a white background.' },
} as const;

type Problem = { title: string; text: string };
const UNFIT = 'This logo cannot be used';
const UNSAVED = 'The logo was not saved';

/** Renders one of a company's two logos on its background, and lets the user drop, choose, edit, upload and remove it. */
export function LogoSlot({ ground, logoUrl, words = WORDS[ground], onChange }: LogoSlotProps) {
  const { company } = useSession();
  const [opened, setOpened] = useState<OpenLogo | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { title, none } = words;

  const open = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (!file) return;
    setProblem(null);
    setIsReading(true);
    try {
      setOpened(await openLogo(file));
    } catch (error) {
      setProblem({ title: UNFIT, text: userMessageOf(error) });
    } finally {
      setIsReading(false);
    }
  };
  const use = async (picture: OpenLogo, edits: LogoEdits): Promise<void> => {
    setProblem(null);
    setProgress(0);
    let title = UNFIT;
    try {
      const image = await pngOf(editedLogo(picture.pixels, edits));
      title = UNSAVED;
      const address = await uploadImage({
        path: `branding/logo-${ground}-${newId(12)}.png`,
        companyId: company.id,
        image,
        maxBytes: LOGO_STORED_MAX_BYTES,
        allowedTypes: ['image/png'],
        onProgress: setProgress,
      });
      await onChange(address);
      setOpened(null);
    } catch (error) {
      setProblem({ title, text: userMessageOf(error) });
    } finally {
      setProgress(null);
    }
  };
  const remove = async (): Promise<void> => {
    setProblem(null);
    try {
      await onChange('');
    } catch (error) {
      setProblem({ title: 'The logo was not removed', text: userMessageOf(error) });
    }
  };

  return (
    <Stack gap="xs" role="group" aria-label={`Logo: ${title.toLowerCase()}`}>
      <Text size="sm" fw={550}>
        {title}
      </Text>
      {opened ? (
        <LogoEditor
          key={title}
          opened={opened}
          ground={ground}
          isBusy={progress !== null}
          onUse={(edits) => void use(opened, edits)}
          onCancel={() => {
            setProblem(null);
            setOpened(null);
          }}
        />
      ) : (
        <LogoDrop
          ground={ground}
          logoUrl={logoUrl}
          title={title}
          none={none}
          isReading={isReading}
          onFiles={(files) => void open(files)}
          onRemove={() => void remove()}
        />
      )}
      {progress !== null && <ProgressBar label="Uploading" value={Math.round(progress * 100)} />}
      {problem && (
        <InlineNotice tone="danger" title={problem.title} role="alert">
          {problem.text}
        </InlineNotice>
      )}
    </Stack>
  );
}
