import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ComponentProps } from 'react';
import { callFunction } from '@/data/callables';
import { isDemoTab } from '@/data/demo/demoTab';
import { useAuth } from '@/data/react/useAuth';
import { COMPLETION_FROM_LETTERS, completeAddress } from '@/domain/contact/completionApi';
import type { Address } from '@/domain/contact/schema';
import { AppError } from '@/lib/appError';
import { AddressFields } from '@/ui/forms/AddressFields';

const PAUSE_MS = 350;
const NONE: readonly Address[] = [];
/** Query key for: this server doesn't complete addresses, or not for this user. */
const OFF = ['address-completion-off'];

/** Renders address fields for members: the street is autocompleted if the server has a provider for it. */
export function MemberAddressFields<Values>(props: Omit<ComponentProps<typeof AddressFields<Values>>, 'completion'>) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState({ text: '', country: 'US' });
  const [asked] = useDebouncedValue(typed, PAUSE_MS);
  const auth = useAuth();
  // The server would reject all of their requests.
  const isUnconfirmed = auth.status === 'signed-in' && !auth.user.isEmailVerified;
  const isOff = (): boolean => isUnconfirmed || isDemoTab() || queryClient.getQueryData(OFF) === true;
  const isLongEnough = asked.text.trim().length >= COMPLETION_FROM_LETTERS;
  const { data } = useQuery({
    queryKey: ['address-completion', asked],
    queryFn: async () => {
      try {
        const { isOn, addresses } = await callFunction(completeAddress, asked);
        if (!isOn) queryClient.setQueryData(OFF, true);
        return addresses;
      } catch (error) {
        // For colleagues of an owner without a confirmed address, there's no autocompletion.
        if (error instanceof AppError && error.code === 'failed-precondition') queryClient.setQueryData(OFF, true);
        return [];
      }
    },
    enabled: isLongEnough && !isOff(),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  // Hides suggestions found for different input.
  const isShown = typed.text !== '' && isLongEnough;
  const completion = useMemo(
    () => ({
      onType: (text: string, country: string) => setTyped({ text, country }),
      addresses: (isShown && data) || NONE,
    }),
    [data, isShown],
  );
  return <AddressFields<Values> {...props} completion={completion} />;
}
