import { useState } from 'react';
import { createStore, type Store } from '@/ui/feedback/createStore';

/** The screen reader announcement, and how to make one: outside React, so announcing re-renders nothing else. */
export type Announcer = { said: Store<string>; announce: (text: string) => void };

function createAnnouncer(): Announcer {
  const said = createStore('');
  // Changed slightly, so that a repeated sentence is announced again.
  return { said, announce: (text) => said.set(said.get() === text ? `${text}\u00a0` : text) };
}

export const useAnnouncer = (): Announcer => useState(createAnnouncer)[0];
