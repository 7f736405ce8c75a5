import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pendingConfirm } from '@/ui/feedback/confirm';
import { copyCustomerLink } from './customerLink';

const TOKEN = 'abcdefghijklmnopqrstuv';

it('shows the link, and copies it on the next click in a browser that requires one', async () => {
  const write = vi.fn().mockRejectedValueOnce(new DOMException('', 'NotAllowedError')).mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  const copied = copyCustomerLink(
    { kind: 'inspection', subjectId: 'i1' },
    TOKEN,
    (token) => `/inspections/${token}/view`,
  );
  await waitFor(() => expect(pendingConfirm.get()?.message).toContain(`/inspections/${TOKEN}/view`));
  expect(write).toHaveBeenCalledTimes(1);
  pendingConfirm.get()?.answer(true);
  await copied;
  expect(write).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
