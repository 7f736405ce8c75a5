import { initializeApp } from 'firebase/app';
import { firebaseOptions } from './env';

export const firebaseApp = initializeApp(firebaseOptions());
