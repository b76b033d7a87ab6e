import { indonesian } from '@/i18n/indonesian';
import { indonesianWords } from '@/i18n/words';

// A test may open any page, so the messages of all pages are loaded first.
indonesianWords.set(indonesian);
