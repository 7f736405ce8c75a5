import { useState } from 'react';
import { createStore, type Store } from '@/ui/feedback/createStore';

/** What a screen reader is told, and how to tell it: outside of React, so that saying something draws nothing else. */
export type Announcer = { said: Store<string>; announce: (text: string) => void };

function createAnnouncer(): Announcer {
  const said = createStore('');
  // The same sentence twice is said twice.
  return { said, announce: (text) => said.set(said.get() === text ? `${text}\u00a0` : text) };
}

export const useAnnouncer = (): Announcer => useState(createAnnouncer)[0];
