import { referenceText } from '@/domain/plumbing/reference';
console.log(referenceText());
