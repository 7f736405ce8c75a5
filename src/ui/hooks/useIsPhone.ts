import { useMediaQuery } from '@mantine/hooks';

/** Returns whether the window is as narrow as a phone, where actions are in thumb reach instead of in the header. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
