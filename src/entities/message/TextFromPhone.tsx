import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useOnline } from '@/data/react/useOnline';
import { shareDocument } from '@/domain/public-document/api';
import { openAddress } from '@/lib/openAddress';
import { readyText } from '../job/reach';
import { addressOf, type LinkSubject } from '../public-document/customerLink';

type TextFromPhoneProps = {
  subject: LinkSubject;
  pathOf: (token: string) => string;
  phone: string;
  message: string;
  onClose: () => void;
};

/** Opens the phone's messaging app with the text filled in, for customers we may not text; the link is included when online. */
export function TextFromPhone({ subject, pathOf, phone, message, onClose }: TextFromPhoneProps) {
  const isOnline = useOnline();
  const [isOpening, setIsOpening] = useState(false);
  const open = async (): Promise<void> => {
    setIsOpening(true);
    const link = isOnline ? await linkOf(subject, pathOf) : '';
    openAddress(readyText(phone, [message, link].filter(Boolean).join(' ')));
    onClose();
  };
  return (
    <Button
      variant="default"
      leftSection={<IconMessage size={18} aria-hidden />}
      loading={isOpening}
      onClick={() => void open()}
    >
      Text from this phone
    </Button>
  );
}

/** Returns the URL of the customer's page; '' if it's unavailable: the text is what counts. */
async function linkOf(subject: LinkSubject, pathOf: (token: string) => string): Promise<string> {
  try {
    const { token } = await callFunction(shareDocument, subject);
    return addressOf(pathOf(token));
  } catch (error) {
    console.warn('The text goes out without a link', error);
    return '';
  }
}
