import { callFunction } from '@/data/callables';
import { revokeShare, shareDocument } from '@/domain/public-document/api';
import type { PublicKind, ReportParts } from '@/domain/public-document/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

/** The record a customer's link shows. */
export type LinkSubject = {
  kind: PublicKind;
  subjectId: string;
  /** For a service report: which parts it includes. */
  report?: ReportParts;
};

/** Returns the full URL of one of our paths, for sharing. */
export const addressOf = (path: string): string => `${window.location.origin}${path}`;

const written = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** Copies a path's full URL to the clipboard, and confirms it with a message. */
export async function copyAddress(path: string, said: string): Promise<void> {
  const address = addressOf(path);
  // Safari allows copying only while handling a click, and asking the server took longer: a second click copies.
  const isCopied =
    (await written(address)) ||
    ((await confirmAction({
      title: 'The link is ready',
      message: address,
      confirmLabel: 'Copy it',
      cancelLabel: 'Close',
    })) &&
      (await written(address)));
  if (isCopied) notify.success(said);
}

/**
 * Copies the customer's link to the clipboard; a record that has none yet (`token` is `''`) gets one.
 * @throws AppError if it can't be shared
 */
export async function copyCustomerLink(
  subject: LinkSubject,
  token: string,
  pathOf: (token: string) => string,
): Promise<void> {
  const shared = token === '' ? (await callFunction(shareDocument, subject)).token : token;
  await copyAddress(pathOf(shared), 'The customer’s link was copied.');
}

/**
 * Asks for confirmation, then revokes the link. Returns whether it was revoked.
 * @throws AppError if that fails
 */
export async function takeBackCustomerLink(subject: LinkSubject): Promise<boolean> {
  const isMeant = await confirmAction({
    title: 'Revoke the link',
    message: 'Anyone who has the link will no longer see anything. You can share it again later with a new link.',
    confirmLabel: 'Revoke it',
    tone: 'danger',
  });
  if (!isMeant) return false;
  await callFunction(revokeShare, subject);
  notify.success('The link no longer works.');
  return true;
}
