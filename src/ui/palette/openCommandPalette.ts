import { createStore } from '../feedback/createStore';

/** Whether the palette is wanted, and what was typed before its code was there. */
export const paletteState = createStore({ isOpen: false, typed: '' });

/** Opens the palette from a button or a key. */
export const openCommandPalette = (): void => paletteState.set({ isOpen: true, typed: '' });
export const closeCommandPalette = (): void => paletteState.set({ isOpen: false, typed: '' });
