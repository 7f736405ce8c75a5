import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatPhone } from '@/domain/contact/format';
import { SMS_TEXT_LENGTH } from '@/domain/message/settings';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { OneColumn } from '@/ui/layout/OneColumn';
import { RecordConsentDialog } from './RecordConsentDialog';
import { TextFromPhone } from './TextFromPhone';
import { TextPreview } from './TextPreview';
import { useMayAskForTexts } from './useTextConsent';
import type { PaperTextState } from './usePaperText';

type PaperTextFieldsProps = { text: PaperTextState; subjectId: string; onClose: () => void };

/** Edits a document's text message, previews it on the phone, and says what to do if it can't be sent. */
export function PaperTextFields({ text, subjectId, onClose }: PaperTextFieldsProps) {
  const { consent, customer, fault, message, page } = text;
  const [isAsking, setIsAsking] = useState(false);
  const mayAsk = useMayAskForTexts(consent);
  return (
    <OneColumn>
      {fault !== '' && !consent.isLoading && (
        <InlineNotice
          tone="warning"
          action={
            mayAsk ? (
              <Button variant="default" onClick={() => setIsAsking(true)}>
                Record consent…
              </Button>
            ) : undefined
          }
        >
          {fault}
        </InlineNotice>
      )}
      {fault !== '' && consent.phone !== '' && consent.standing !== 'stopped' && page && (
        <div>
          <TextFromPhone
            subject={{ kind: page.kind, subjectId }}
            pathOf={page.pathOf}
            phone={consent.phone}
            message={message.replace('{link}', '').trim()}
            onClose={onClose}
          />
        </div>
      )}
      <Textarea
        label="Text message"
        description={`To ${formatPhone(consent.phone)}. ${page ? '{link} becomes the link to it.' : ''}`.trim()}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={SMS_TEXT_LENGTH}
        value={message}
        onChange={(event) => text.setMessage(event.currentTarget.value)}
      />
      <TextPreview text={text.shown} />
      {text.isLinkToBe && (
        <Text size="xs" c="dimmed">
          The link is made when it is sent.
        </Text>
      )}
      {isAsking && customer && <RecordConsentDialog customer={customer} onClose={() => setIsAsking(false)} />}
    </OneColumn>
  );
}
