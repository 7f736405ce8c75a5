import { createStore } from '../feedback/createStore';

/** Whether the palette is wanted, what was typed, and whether Enter was pressed on it: all of it may be before its code is there. */
export const paletteState = createStore({ isOpen: false, typed: '', isEntered: false });

/** What stands in the palette's field now. */
export const typeIntoPalette = (typed: string): void => paletteState.set({ isOpen: true, typed, isEntered: false });
export const enterPalette = (): void => paletteState.set({ ...paletteState.get(), isEntered: true });

/** Opens the palette from a button or a key. */
export const openCommandPalette = (): void => paletteState.set({ isOpen: true, typed: '', isEntered: false });
export const closeCommandPalette = (): void => paletteState.set({ isOpen: false, typed: '', isEntered: false });
