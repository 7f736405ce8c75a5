import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useOnline } from '@/data/react/useOnline';
import { shareDocument } from '@/domain/public-document/api';
import { openAddress } from '@/lib/openAddress';
import { paths } from '@/lib/paths';
import { readyText } from '../job/reach';
import { addressOf } from '../public-document/customerLink';

type TextFromPhoneProps = { visitId: string; phone: string; message: string; onClose: () => void };

/** Opens the phone's own messages with the words ready, for whom we may not text; the visit's link goes along where there is a connection. */
export function TextFromPhone({ visitId, phone, message, onClose }: TextFromPhoneProps) {
  const isOnline = useOnline();
  const [isOpening, setIsOpening] = useState(false);
  const open = async (): Promise<void> => {
    setIsOpening(true);
    const link = isOnline ? await linkOf(visitId) : '';
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

/** The address of the visit's page; '' where there is none to be had: the words are what counts. */
async function linkOf(visitId: string): Promise<string> {
  try {
    const { token } = await callFunction(shareDocument, { kind: 'visit', subjectId: visitId });
    return addressOf(paths.visit(token));
  } catch (error) {
    console.warn('The text goes out without a link', error);
    return '';
  }
}
