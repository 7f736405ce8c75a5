import { initializeApp } from 'firebase/app';
import { keepPicturesIn } from '@/domain/record/picture';
import { firebaseOptions } from './env';

const options = firebaseOptions();
keepPicturesIn(options.storageBucket);
export const firebaseApp = initializeApp(options);
