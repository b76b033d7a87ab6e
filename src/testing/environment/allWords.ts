import { indonesian } from '@/i18n/indonesian';
import { indonesianWords } from '@/i18n/words';

// Tests begin on any page, and there the words of all of them have come.
indonesianWords.set(indonesian);
