import { Textarea, Group, Button, Text } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useRef } from 'react';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

type MailSourceProps = { text: string; onText: (text: string) => void; onFile: (file: File | undefined) => void };

/** Lets the user paste or drop an e-mail, or choose it as a file. */
export function MailSource({ text, onText, onFile }: MailSourceProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <Section
      title="The e-mail"
      description="Paste its text with the sender’s lines if you can, or drop the saved file (.eml)."
    >
      <OneColumn
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onFile(event.dataTransfer.files[0]);
        }}
      >
        <Textarea
          aria-label="Text of the e-mail"
          autosize
          minRows={6}
          maxRows={14}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconMailOpened size={18} aria-hidden />}
            onClick={() => file.current?.click()}
          >
            Choose a file
          </Button>
          <Text size="sm" c="dimmed">
            Angi, Thumbtack, Google Local Services and Facebook lead ads are read field by field.
          </Text>
          <input
            ref={file}
            type="file"
            accept=".eml,.txt,message/rfc822"
            hidden
            aria-label="E-mail file"
            onChange={(event) => {
              onFile(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </Group>
      </OneColumn>
    </Section>
  );
}
