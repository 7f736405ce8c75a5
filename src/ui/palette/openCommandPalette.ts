import { openSpotlight } from '@mantine/spotlight';

/** Opens the palette from a button. */
export const openCommandPalette = (): void => openSpotlight();
