import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { recipientPlaces } from '@/domain/message/law/recipientPlaces';
import { textFault } from '@/domain/message/law/textFault';
import { paperText } from '@/domain/message/paperText';
import { toTextNumber } from '@/domain/message/textNumber';
import { textDocument, type TEXTABLE_KINDS } from '@/domain/public-document/api';
import type { PublicKind, ReportParts } from '@/domain/public-document/schema';
import { AppError } from '@/lib/appError';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { addressOf } from '../public-document/customerLink';
import { useTextConsent } from './useTextConsent';

/** A document's text message, and where it links to. */
export type PaperText = {
  kind: (typeof TEXTABLE_KINDS)[number];
  /** The suggested text, with `{link}` where the link goes. */
  message: string;
  /** The page it links to; null = none. */
  page: { kind: PublicKind; token: string; pathOf: (token: string) => string } | null;
};

/** Same length as a share token: counts the segments of a text whose link is created when it's sent. */
const TOKEN_TO_BE = '0'.repeat(22);

type Request = { subjectId: string; isReminder: boolean; report?: ReportParts | undefined };

/** Manages a document's text message: the text, whether its customer may get it now, and sending it. */
export function usePaperText(customerId: string, text: PaperText | undefined) {
  const { company } = useSession();
  const customer = useRecord(collections.customers, customerId);
  const consent = useTextConsent(customer.data ?? null);
  const [edited, setEdited] = useState<string | null>(null);
  // Created with the dialog: a repeat with the same ID has already been sent.
  const [sendId] = useState(() => newId());
  const [now] = useState(nowIso);
  const message = edited ?? text?.message ?? '';
  const page = text?.page ?? null;
  const link = page ? addressOf(page.pathOf(page.token || TOKEN_TO_BE)) : '';
  const places = recipientPlaces({
    addresses: customer.data ? [customer.data.billingAddress] : [],
    phone: consent.phone,
    company,
  });
  return {
    isOffered: text !== undefined && toTextNumber(customer.data?.phone ?? '') !== '',
    customer: customer.data ?? null,
    consent,
    /** Why it can't be sent now, as a sentence; '' = it can. */
    fault: consent.fault || textFault(now, places, 'all'),
    message,
    setMessage: setEdited,
    shown: paperText(message, { link }, company.name),
    page,
    isLinkToBe: page !== null && page.token === '',
    /** Returns where it was sent. @throws AppError with the message to show */
    send: async ({ subjectId, isReminder, report }: Request): Promise<string> => {
      if (!text) return '';
      if (message.trim() === '') throw new AppError({ code: 'invalid', userMessage: 'Enter the text message.' });
      const { to } = await callFunction(textDocument, {
        kind: text.kind,
        subjectId,
        sendId,
        message,
        isReminder,
        ...(report && { report }),
      });
      return to;
    },
  };
}
export type PaperTextState = ReturnType<typeof usePaperText>;
