import { callFunction } from '@/data/callables';
import { revokeShare, shareDocument } from '@/domain/public-document/api';
import type { PublicKind, ReportParts } from '@/domain/public-document/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

/** The record that a customer's link shows. */
export type LinkSubject = {
  kind: PublicKind;
  subjectId: string;
  /** Of a service report: what is on it. */
  report?: ReportParts;
};

/** A path of ours as it is given to others. */
export const addressOf = (path: string): string => `${window.location.origin}${path}`;

const written = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** Puts the full address of a path on the clipboard and says so in a sentence. */
export async function copyAddress(path: string, said: string): Promise<void> {
  const address = addressOf(path);
  // Safari lets a page copy only while it answers a press, and asking the server took longer: a second press copies.
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
 * Puts the customer's link on the clipboard; a record that has none yet (`token` is `''`) gets one.
 * @throws AppError when it cannot be shared
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
 * Asks, and then makes the link show nothing. Whether it was taken back.
 * @throws AppError when it cannot be
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
