import { useState } from 'react';
import { sendDocument, type SENDABLE_KINDS } from '@/domain/public-document/api';
import type { ReportParts } from '@/domain/public-document/schema';
import { newId } from '@/lib/ids';
import { AppError } from '@/lib/appError';

/** An e-mail as the user sees it before it's sent. */
export type Mail = { to: string[]; subject: string; message: string };

export type SendableKind = (typeof SENDABLE_KINDS)[number];

/** Manages an e-mail's content: what follows from the document, plus the user's changes. */
export function useMail(suggested: Mail) {
  const [edited, setEdited] = useState<Partial<Mail>>({});
  const [hasPdf, setHasPdf] = useState(true);
  const [sendId] = useState(() => newId());
  const [error, setError] = useState('');
  const mail: Mail = { ...suggested, ...edited };
  return {
    mail,
    fields: {
      mail,
      onChange: (changes: Partial<Mail>): void => {
        setError('');
        setEdited((before) => ({ ...before, ...changes }));
      },
      hasPdf,
      onPdfChange: setHasPdf,
      error,
    },
    /** Returns the call's input. @throws AppError `invalid`, also shown next to the field. */
    request: (kind: SendableKind, subjectId: string, report?: ReportParts) => {
      const request = { kind, subjectId, sendId, ...mail, hasPdf, ...(report && { report }) };
      const checked = sendDocument.input.safeParse(request);
      if (checked.success) return request;
      const [issue] = checked.error.issues;
      const message =
        issue?.path[0] === 'to'
          ? 'Enter a valid e-mail address to send it to'
          : (issue?.message ?? 'The e-mail is not complete');
      if (issue?.path[0] === 'to') setError(message);
      throw new AppError({ code: 'invalid', userMessage: message });
    },
  };
}
