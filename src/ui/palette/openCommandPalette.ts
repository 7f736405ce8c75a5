import { createStore } from '../feedback/createStore';

/** Whether the palette is open, its input, and whether Enter was pressed: all of this can happen before its code has loaded. */
export const paletteState = createStore({ isOpen: false, typed: '', isEntered: false });

/** Sets the palette field's contents. */
export const typeIntoPalette = (typed: string): void => paletteState.set({ isOpen: true, typed, isEntered: false });
export const enterPalette = (): void => paletteState.set({ ...paletteState.get(), isEntered: true });

/** Opens the palette from a button or a key. */
export const openCommandPalette = (): void => paletteState.set({ isOpen: true, typed: '', isEntered: false });
export const closeCommandPalette = (): void => paletteState.set({ isOpen: false, typed: '', isEntered: false });
